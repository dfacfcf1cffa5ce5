// Texts of the page where hosts read and record the choices of dishes.
import { formatCount, formatPlural } from '#web/lib/format/format.ts';

const people = (count: number) => formatPlural(count, 'personne', 'personnes');

const withoutChoice = (missing: number) => `${formatCount(missing)} n’${missing > 1 ? 'ont' : 'a'} pas encore choisi`;

export const dishChoices = {
  open: 'Qui a choisi quoi',
  title: (moment: string) => `${moment}\u00a0: qui a choisi quoi`,
  openOf: (moment: string) => `Qui a choisi quoi\u00a0: ${moment}`,
  lead: 'Le choix de chaque personne qui vient. Notez ici ce qu’on vous dit par téléphone.',
  failed: 'Les choix n’ont pas pu être chargés.',
  readOnly: 'Vous pouvez consulter les choix\u00a0; leur modification est réservée aux personnes qui organisent.',
  count: (coming: number, missing: number) =>
    `${people(coming)} ${coming > 1 ? 'viennent' : 'vient'}\u00a0· ${missing === 0 ? 'tout le monde a choisi' : withoutChoice(missing)}`,
  search: 'Rechercher une personne ou un foyer',
  searchShort: 'Personne ou foyer',
  found: (count: number) => formatPlural(count, 'personne affichée', 'personnes affichées'),
  show: 'Afficher',
  everyone: 'Tout le monde',
  missing: 'N’ont pas choisi',
  missingOf: (course: string) => `N’ont pas choisi\u00a0: ${course}`,
  dishOf: (course: string, dish: string) => `${course}\u00a0: ${dish}`,
  list: 'Choix de chaque personne',
  person: 'Personne',
  unnamed: 'Accompagnant à nommer',
  ages: { child: 'Enfant', baby: 'Bébé' },
  inCourse: (course: string) => `${course}\u00a0:`,
  choice: (course: string, person: string) => `${course}\u00a0: ${person}`,
  toChoose: 'À choisir',
  otherAge: (dish: string) => `${dish} (n’est plus proposé à cet âge)`,
  recorded: (person: string, dish: string) => `${dish} noté pour ${person}`,
  takenAway: (person: string) => `Choix retiré pour ${person}`,
  refused: 'Le choix n’a pas été noté',
  gone: 'Ce plat n’est plus proposé, ou cette personne n’est plus invitée à ce moment.',
  changed: 'Le choix a changé entre-temps',
  changedTo: (person: string, dish: string) => `${person}\u00a0: ${dish}. Votre saisie n’a rien remplacé.`,
  changedToNone: (person: string) => `${person} n’a plus de choix. Votre saisie n’a rien remplacé.`,
  noLonger: (person: string) => `${person} ne vient plus à ce moment. Votre saisie n’a rien remplacé.`,
  nobody: 'Aucun invité ne correspond',
  nobodyText: 'Essayez un autre nom, ou affichez tout le monde.',
  showAll: 'Tout afficher',
  none: 'Personne n’a encore répondu oui',
  noneText: 'Chaque personne apparaît ici dès qu’elle accepte l’invitation à ce moment.',
  toGuests: 'Voir les invités',
  noDishes: 'Rien à choisir à ce moment',
  noDishesText: 'Proposez des plats\u00a0: vos invités les choisiront dans leur réponse.',
  unknown: 'Ce moment n’existe plus',
  unknownText: 'Il a peut-être été supprimé, ou fait partie d’un autre événement.',
  toMenus: 'Retour aux menus',
} as const;
