// What the guard of an area says, to the letter of the specification.
export const guard = {
  loading: 'Loading authentication state...',
  refused: {
    title: 'Accès non autorisé',
    description: "Vous n'avez pas les permissions nécessaires pour accéder à cette page",
  },
} as const;
