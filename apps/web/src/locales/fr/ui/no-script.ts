export const noScript = {
  title: 'Cette page a besoin de JavaScript',
  text: 'Votre navigateur ne l’exécute pas. Activez JavaScript dans ses réglages pour ce site, puis rechargez la page\u00a0: vous pourrez vous connecter et retrouver votre espace.',
  home: 'Revenir à l’accueil',
  contact: 'Nous écrire',
} as const;
