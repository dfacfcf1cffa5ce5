// The page for an incident of ours.
export const failure = {
  title: 'Un incident est survenu',
  description: 'La page demandée n’a pas pu être préparée.',
  explanation: 'La page n’a pas pu être préparée. L’incident est enregistré\u00a0; réessayez dans un instant.',
  returnHome: 'Retour à l’accueil',
} as const;
