// The kinds of event.
export const eventKindNames = {
  mariage: 'Mariage',
  anniversaire: 'Anniversaire',
  seminaire: 'Séminaire',
  bapteme: 'Baptême',
  autre: 'Autre événement',
} as const;
