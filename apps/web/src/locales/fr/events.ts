// A person's events: which one the screens are about, and how one is made.
export const events = {
  switcher: (name: string) => `Événement affiché\u00a0: ${name}. Changer d’événement`,
  settings: 'Réglages de l’événement',
  create: 'Nouvel événement',
  none: {
    title: 'Par où commencer\u00a0?',
    text: 'Créez votre événement\u00a0: un nom, une date même approximative, un lieu. Tout le reste vient ensuite, à votre rythme.',
  },
  loadFailed: 'Vos événements n’ont pas pu être chargés.',
} as const;
