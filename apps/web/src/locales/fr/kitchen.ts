// The sheet of the kitchen and the venue, and the secret links that open it.
import { formatPlural } from '#web/lib/format.ts';

export const kitchen = {
  title: 'Fiche cuisine',
  description: 'Couverts, menus et régimes de l’événement, tenus à jour.',
  loading: 'La fiche se prépare…',
  failed: 'La fiche n’a pas pu être chargée.',
  stale: 'Connexion perdue\u00a0: la fiche affichée peut dater. Elle se remettra à jour toute seule.',
  renewed: (time: string) => `À jour à ${time}. La fiche se renouvelle chaque minute.`,
  print: 'Imprimer',
  dateToCome: 'Date à venir',
  ended: {
    unknown: {
      title: 'Cette fiche n’existe pas',
      text: 'Vérifiez l’adresse, ou demandez-la de nouveau aux personnes qui organisent l’événement.',
    },
    revoked: {
      title: 'Cette fiche n’est plus partagée',
      text: 'Les personnes qui organisent l’événement ont retiré ce lien. Demandez-leur le nouveau.',
    },
    gone: {
      title: 'Cette fiche n’est plus en ligne',
      text: 'L’événement est passé ou a été retiré\u00a0: ses régimes et ses allergies ont été effacés.',
    },
    'too-many': {
      title: 'Un instant, s’il vous plaît',
      text: 'Trop d’adresses erronées sont venues de votre réseau. Réessayez dans quelques minutes.',
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
  footer:
    'Données de santé\u00a0: à ne montrer qu’aux personnes qui préparent et servent le repas, et à détruire ensuite.',

  links: {
    title: 'Fiche cuisine et lieu',
    description: 'Partagez les couverts, les menus et les régimes avec le traiteur et le lieu.',
    text: 'Un lien secret par personne à prévenir\u00a0: il montre les couverts, les menus et les régimes de chaque moment, toujours à jour. Retirez-le quand il ne sert plus.',
    back: 'Invités',
    empty: 'Aucun lien pour le moment',
    emptyText: 'Créez-en un pour le traiteur, un autre pour le lieu\u00a0: chacun se retire sans toucher aux autres.',
    labelHint: 'Par exemple\u00a0: traiteur, cheffe de salle. Vous seuls le lisez.',
  },
} as const;
