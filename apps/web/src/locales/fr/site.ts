// Sentences that every public page shares.
export const site = {
  name: 'Liesse',
  tagline: 'L’art de recevoir, bien préparé.',
  skipToContent: 'Aller au contenu',
  connection: 'Connexion',
  home: 'Accueil',
  register: 'Inscription',
  logoLabel: 'Liesse, retour à l’accueil',
  shareImageAlt: 'Liesse\u00a0: une guirlande de lumières au-dessus d’une table dressée',
  copyright: (year: number) => `© ${year} Liesse`,
} as const;
