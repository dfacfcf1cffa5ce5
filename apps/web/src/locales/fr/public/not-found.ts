// The page for unknown addresses. The two English sentences are fixed by the specification.
export const notFound = {
  title: 'Page introuvable',
  description: 'L’adresse demandée n’existe pas sur ce site.',
  code: '404',
  englishSentence: 'Oops! Page not found',
  heading: 'Page introuvable',
  explanation: 'L’adresse demandée n’existe pas, ou n’existe plus. Le bouton ci-dessous vous ramène à l’accueil.',
  returnHome: 'Return to Home',
} as const;
