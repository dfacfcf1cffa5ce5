// Texts of the history of the guest list and of its undo.
import { formatPlural } from '#web/lib/format/format.ts';

const people = (count: number) => formatPlural(count, 'personne', 'personnes');

export const guestHistory = {
  title: 'Historique de la liste',
  open: 'Historique',
  description: 'Les imports et les modifications de votre liste d’invités, que vous pouvez annuler pendant sept jours.',
  text: 'Imports, modifications groupées et suppressions des sept derniers jours. Ce qui a été modifié depuis n’est pas touché.',
  failed: 'L’historique n’a pas pu être chargé.',
  empty: {
    title: 'Rien à annuler',
    text: 'Les imports, les modifications groupées et les suppressions apparaîtront ici pendant sept jours.',
    action: 'Revenir à la liste',
  },
  list: 'Modifications de la liste',
  imported: (count: number, households: number) =>
    `Import de ${people(count)}${households > 0 ? ` (${formatPlural(households, 'nouveau foyer', 'nouveaux foyers')})` : ''}`,
  titles: {
    change: (count: number) => `Modification de ${people(count)}`,
    deletion: (count: number) => `Suppression de ${people(count)}`,
    merger: (_count: number) => 'Deux fiches réunies en une',
  },
  age: (age: string) => `Âge\u00a0: ${age.toLowerCase()}`,
  side: (side: string) => `Côté\u00a0: ${side}`,
  noSide: 'Côté retiré',
  tagged: (tags: string) => `Étiquette ajoutée\u00a0: ${tags}`,
  untagged: (tags: string) => `Étiquette retirée\u00a0: ${tags}`,
  invited: (moments: string) => `Convier\u00a0: ${moments}`,
  uninvited: (moments: string) => `Ne plus convier\u00a0: ${moments}`,
  replied: (moment: string, answer: string) => `Réponse notée, ${moment}\u00a0: ${answer}`,
  formerMoment: 'un moment supprimé',
  by: (name: string, when: string) => `${name}, ${when}`,
  you: 'Vous',
  somebody: 'Une personne qui a quitté l’équipe',
  undone: (name: string, when: string) => `Annulé par ${name}, ${when}`,
  edited: (count: number) =>
    `${formatPlural(count, 'personne modifiée ou ayant répondu depuis reste telle quelle', 'personnes modifiées ou ayant répondu depuis restent telles quelles')}.`,
  gone: (count: number) =>
    `${formatPlural(count, 'personne supprimée depuis ne revient pas', 'personnes supprimées depuis ne reviennent pas')}.`,
  nothingLeft: 'Plus rien à annuler\u00a0: tout a été modifié ou supprimé depuis.',
  undo: { import: 'Annuler cet import', change: 'Annuler', deletion: 'Annuler', merger: 'Annuler' },
  undoOf: (action: string, change: string) => `${action}\u00a0: ${change}`,
  confirmTitle: 'Annuler cette modification\u00a0?',
  confirmImport: 'Annuler cet import\u00a0?',
  confirm: 'Revenir à l’état d’avant',
  confirmImportAction: 'Retirer l’import',
  effects: {
    import: (count: number) =>
      `${formatPlural(count, 'personne importée quitte', 'personnes importées quittent')} la liste, et leurs foyers s’ils se retrouvent vides.`,
    change: (count: number) =>
      `${formatPlural(count, 'personne retrouve', 'personnes retrouvent')} ce qui était noté avant.`,
    deletion: (count: number) =>
      `${formatPlural(count, 'personne revient', 'personnes reviennent')} dans la liste, avec réponses, menus et lien du foyer.`,
    merger: (_count: number) => 'Les deux fiches sont de nouveau séparées.',
  },
  done: (count: number) => `${formatPlural(count, 'personne concernée', 'personnes concernées')}.`,
} as const;
