// What every screen of the client area says of events: which one is shown, and what is missing before one is.
export const events = {
  switcher: (name: string) => `Événement affiché\u00a0: ${name}. Changer d’événement`,
  settings: 'Réglages de l’événement',
  all: 'Tous mes événements',
  create: 'Nouvel événement',
  none: {
    title: 'Par où commencer\u00a0?',
    text: 'Créez votre événement\u00a0: un nom, une date même approximative, un lieu. Tout le reste vient ensuite, à votre rythme.',
  },
  noneToAskFor: {
    title: 'Encore une étape avant votre demande',
    text: 'Pour répondre, un prestataire a besoin de connaître votre événement\u00a0: un nom, une date même approximative, un lieu. Votre demande de devis vous attend juste après.',
  },
  loadFailed: 'Vos événements n’ont pas pu être chargés.',
  unreadable: 'Cette partie n’a pas pu être chargée.',
  failed: 'Rien n’a été enregistré',
  save: 'Enregistrer',
  roles: {
    owner: 'Propriétaire',
    editor: 'Peut modifier',
    viewer: 'Peut consulter',
  },
  noDate: 'Date à fixer',
  period: (first: string, last: string) => `du ${first} au ${last}`,
  inDays: (days: string) => `dans ${days} jours`,
  tomorrow: 'demain',
  today: 'aujourd’hui',
} as const;
