// The blog: its list, and the texts around a post. The posts themselves are in the database.
export const blog = {
  title: 'Le blog',
  description:
    'Calendrier, budget, invités, mairie, devis\u00a0: des articles précis pour préparer un mariage, un anniversaire ou un séminaire sans s’y perdre.',
  lead: 'Des articles courts, écrits par notre équipe, avec des chiffres vérifiables.',
  topics: {
    planning: 'Organisation',
    budget: 'Budget',
    guests: 'Invités',
    formalities: 'Formalités',
    partners: 'Prestataires',
    inspiration: 'Inspiration',
  },
  minutes: (minutes: number) => `${minutes} min de lecture`,
  read: (title: string) => `Lire\u00a0: ${title}`,
  empty: 'Aucun article pour le moment.',
  unavailable: 'Les articles ne peuvent pas être lus pour le moment. Rechargez la page dans un instant.',
  contents: 'Dans cet article',
  more: 'À lire ensuite',
  updated: (day: string) => `Mis à jour le ${day}`,
} as const;
