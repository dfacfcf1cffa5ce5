// What lists and pages say of their own state.
export const states = {
  retry: 'Réessayer',
  loading: 'Chargement en cours...',
  missing: 'Impossible d’ouvrir cette partie de la page',
  missingHelp: 'Elle n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
} as const;
