// The sheet of the kitchen and the venue, and the secret links that open it.
import { formatPlural } from '#web/lib/format/format.ts';
import { sheets } from '#web/locales/fr/sheets.ts';

export const kitchen = {
  title: 'Fiche cuisine',
  description: 'Couverts, menus et régimes de l’événement, tenus à jour.',
  loading: 'La fiche se prépare…',
  failed: 'La fiche n’a pas pu être chargée.',
  stale: 'Connexion perdue\u00a0: la fiche affichée peut dater. Elle se remettra à jour toute seule.',
  ended: {
    ...sheets.ended,
    gone: {
      title: sheets.ended.gone.title,
      text: 'L’événement est passé ou a été retiré\u00a0: ses régimes et ses allergies ont été effacés.',
    },
  },
  seats: (count: number) => formatPlural(count, 'couvert', 'couverts'),
  ages: {
    adult: (count: number) => formatPlural(count, 'adulte', 'adultes'),
    child: (count: number) => formatPlural(count, 'enfant', 'enfants'),
    baby: (count: number) => formatPlural(count, 'bébé', 'bébés'),
  },
  waiting: (count: number) => `${formatPlural(count, 'réponse attendue', 'réponses attendues')} encore`,
  nobody: 'Personne n’a encore répondu oui.',
  noMoments: 'Aucun moment n’est encore prévu.',
  menus: 'Menus choisis',
  courses: { menu: 'Menu', starter: 'Entrée', main: 'Plat', dessert: 'Dessert' },
  diets: 'Régimes',
  noDiets: 'Aucun régime signalé.',
  people: 'Personnes à qui faire attention',
  peopleNote: 'Avec leur accord.',
  person: 'Personne',
  age: 'Âge',
  diet: 'Régime',
  allergies: 'Allergies',
  ageNames: { adult: 'Adulte', child: 'Enfant', baby: 'Bébé' },
  tables: 'Par table',
  table: 'Table',
  seatsColumn: 'Couverts',
  needs: 'Régimes et allergies',
  vendorMeals: (count: number) => formatPlural(count, 'repas de prestataire', 'repas de prestataires'),
  allergyAt: (name: string, seat: number | null, allergies: string) =>
    `${name}${seat === null ? '' : ` (place ${seat})`}\u00a0: ${allergies}`,
  footer:
    'Données de santé\u00a0: à ne montrer qu’aux personnes qui préparent et servent le repas, et à détruire ensuite.',

  links: {
    title: 'Fiche cuisine et lieu',
    description: 'Partagez les couverts, les menus et les régimes avec le traiteur et le lieu.',
    text: 'Un lien secret par personne à prévenir\u00a0: il montre les couverts, les menus et les régimes de chaque moment, toujours à jour. Retirez-le quand il ne sert plus.',
    back: 'Invités',
    empty: 'Aucun lien pour le moment',
    emptyText: 'Créez-en un pour le traiteur, un autre pour le lieu\u00a0: chacun se retire sans toucher aux autres.',
    labelHint: 'Par exemple\u00a0: traiteur, responsable de salle. Ce nom n’est visible que pour votre équipe.',
  },
} as const;
