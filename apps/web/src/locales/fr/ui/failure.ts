// What is said of an incident of ours, on a page of its own or inside an area.
export const failure = {
  title: 'Un incident est survenu',
  description: 'La page demandée n’a pas pu être préparée.',
  explanation: 'La page n’a pas pu être affichée. Vos données ne sont pas touchées\u00a0; réessayez dans un instant.',
  retry: 'Réessayer',
  broken: 'Cette page n’a pas pu s’afficher. Vos données ne sont pas touchées\u00a0; réessayez dans un instant.',
  missing: 'Cette page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
  offline:
    'Cette page n’a pas encore été ouverte sur cet appareil, et vous êtes hors ligne. Réessayez au retour du réseau.',
  returnHome: 'Retour à l’accueil',
} as const;
