// The frame of the four areas: what the navigation and the tools are called.
export const shell = {
  skip: 'Aller au contenu',
  more: 'Plus',
  signOut: 'Déconnexion',
  account: 'Mon compte',
  accountMenu: (name: string) => `Compte de ${name}`,
  demonstration: 'Mode démonstration',
  demonstrationNote: 'Les données sont fictives\u00a0; les messages s’ouvrent dans la',
  mailbox: 'messagerie de démonstration',
  offline:
    'Vous êtes hors ligne. Vos dernières données restent lisibles\u00a0; vos changements attendront le retour du réseau.',
  loading: 'Chargement en cours...',
  areas: {
    client: 'Espace client',
    partner: 'Espace prestataire',
    admin: 'Administration',
    guest: 'Espace invité',
  },
  client: {
    dashboard: 'Accueil',
    todo: 'Planning',
    guests: 'Invités',
    partners: 'Prestataires',
    budget: 'Budget',
    account: 'Mon compte',
  },
  partner: {
    dashboard: 'Accueil',
    requests: 'Événements',
    recommendations: 'Recommandations',
    account: 'Compte',
  },
  admin: {
    dashboard: 'Accueil',
    clients: 'Clients',
    partners: 'Prestataires',
    settings: 'Paramètres',
    account: 'Mon compte',
  },
  guest: { home: 'Accueil', event: 'Événement', menu: 'Menu' },
  upcoming: {
    description: 'Cette partie de votre espace est en cours de construction.',
    title: 'Cette pièce ouvre bientôt',
    text: 'Nous l’aménageons en ce moment. Vous la trouverez ici, à la même adresse, dès qu’elle sera prête.',
    back: 'Revenir à l’accueil',
  },
  dashboard: {
    description: 'L’accueil de votre espace Liesse.',
    greeting: (name: string) => (name === '' ? 'Bonjour' : `Bonjour ${name}`),
    client:
      'Votre espace est prêt. Commencez par votre compte\u00a0: une photo, un mot de passe solide, une clé d’accès.',
    partner: 'Votre espace professionnel est prêt. Complétez votre compte pour que nos équipes puissent le vérifier.',
    admin: 'Bienvenue dans l’administration. Protégez votre compte par la vérification en deux étapes.',
    toAccount: 'Compléter mon compte',
  },
} as const;
