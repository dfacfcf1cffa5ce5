// Texts of the menus that hosts write.
import { formatPlural } from '#web/lib/format/format.ts';

const people = (count: number) => formatPlural(count, 'personne', 'personnes');

export const menus = {
  part: 'Menus',
  lead: 'Les plats que vos invités choisissent en répondant, moment par moment.',
  failed: 'Les menus n’ont pas pu être chargés.',
  readOnly: 'Vous pouvez consulter les menus\u00a0; leur modification est réservée aux personnes qui organisent.',
  preview: 'Voir comme vos invités',
  previewTitle: 'Ce que voient vos invités',
  previewNote: 'Chaque personne ne voit que les plats de son âge, et les choisit dans sa réponse.',
  previewEmpty: 'Aucun plat à montrer pour le moment.',
  noMoments: 'Aucun moment pour le moment',
  noMomentsText: 'Les menus se composent pour un dîner, un brunch ou tout autre moment de l’événement.',
  toMoments: 'Prévoir les moments',
  coming: (count: number) =>
    count === 0 ? 'personne n’a encore répondu oui' : `${people(count)} ${count > 1 ? 'viennent' : 'vient'}`,
  none: 'Rien à choisir à ce moment.',
  noneReader: 'Aucun plat pour le moment.',
  noneMeal: 'Proposez des formules entières, ou un choix pour chaque service\u00a0: vos invités les verront aussitôt.',
  courses: { menu: 'Menu', starter: 'Entrée', main: 'Plat', dessert: 'Dessert' },
  list: (course: string, moment: string) => `${course} – ${moment}`,
  ages: { adult: 'Adultes', child: 'Enfants' },
  chosen: (count: number) => (count === 0 ? 'Pas encore choisi' : `Choisi par ${people(count)}`),
  missing: (count: number) =>
    count > 1 ? `${people(count)} n’ont pas encore choisi` : `${people(count)} n’a pas encore choisi`,
  complete: 'Tout le monde a choisi',
  actions: (name: string) => `Actions\u00a0: ${name}`,
  edit: 'Modifier',
  remove: 'Supprimer',
  removeTitle: (name: string) => `Supprimer «\u00a0${name}\u00a0»\u00a0?`,
  removeText: (count: number) =>
    count > 1
      ? `${people(count)} l’ont choisi. Leur choix sera effacé, et leur invitation leur demandera de choisir de nouveau.`
      : `${people(count)} l’a choisi. Son choix sera effacé, et son invitation lui demandera de choisir de nouveau.`,
  removed: (name: string) => `«\u00a0${name}\u00a0» supprimé`,
  alreadyRemoved: 'Ce plat avait déjà été supprimé',
  undo: 'Annuler',
  removedElsewhere: 'Ajouter de nouveau ce plat à son moment',
  addedElsewhere: 'Supprimer les plats un à un',
  restoredAlone: 'Le plat est de retour, sans les choix',
  restoredAloneText: 'Les personnes qui l’avaient choisi devront le faire de nouveau.',
  add: 'Ajouter un plat',
  addTo: (moment: string) => `Ajouter un plat\u00a0: ${moment}`,
  more: (moment: string) => `Autres façons d’ajouter\u00a0: ${moment}`,
  form: {
    newTitle: 'Nouveau plat',
    newFor: (moment: string) => `Pour le moment «\u00a0${moment}\u00a0».`,
    editTitle: 'Modifier le plat',
    course: 'Service',
    courses: { menu: 'Menu (formule entière)', starter: 'Entrée', main: 'Plat', dessert: 'Dessert' },
    name: 'Nom',
    description: 'Description',
    descriptionHint: 'Accompagnement, provenance, sans gluten, sans produit animal…',
    age: 'Pour qui\u00a0?',
    ages: { all: 'Tous', adult: 'Adultes', child: 'Enfants et bébés' },
    ageChosen: 'Les choix déjà faits restent, même si le plat ne leur est plus proposé.',
    save: 'Enregistrer',
    added: 'Plat ajouté',
    saved: 'Plat enregistré',
  },
  gone: {
    title: 'Ce plat vient d’être supprimé',
    text: 'Une autre personne de l’équipe l’a retiré. Votre saisie est intacte.',
    addAgain: 'L’ajouter de nouveau',
  },
  set: {
    action: 'Ajouter entrée, plat, dessert',
    title: 'Entrée, plat, dessert',
    text: 'Un nom suffit\u00a0; le reste se précise ensuite. Laissez vide ce qui n’est pas servi.',
    save: 'Ajouter',
    nothing: 'Indiquez au moins un plat.',
  },
  copy: {
    action: 'Reprendre d’un autre moment',
    title: 'Reprendre les plats',
    text: (moment: string) =>
      `Ils s’ajoutent à «\u00a0${moment}\u00a0»\u00a0; ceux qui y sont déjà ne sont pas doublés.`,
    from: 'De quel moment\u00a0?',
    option: (moment: string, count: number) => `${moment} (${formatPlural(count, 'plat', 'plats')})`,
    save: 'Reprendre',
  },
  nothingNew: 'Tous ces plats y sont déjà',
  added: (count: number) => formatPlural(count, 'plat ajouté', 'plats ajoutés'),
  invalid: {
    name: 'Donnez un nom à ce plat.',
    longName: '120 caractères au plus.',
    description: '500 caractères au plus.',
    twice: 'Ce plat est déjà proposé pour ce service.',
  },
} as const;
