// What lists and pages say of their own state.
export const states = {
  retry: 'Réessayer',
  loading: 'Chargement en cours...',
} as const;
