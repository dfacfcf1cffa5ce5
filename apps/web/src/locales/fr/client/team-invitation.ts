// The page of an invitation to join the team of an event.
export const teamInvitation = {
  title: 'Rejoindre une équipe',
  description: 'Vous êtes invité·e à organiser un événement.',
  loading: 'Ouverture de l’invitation…',
  heading: (event: string) => `Organisons «\u00a0${event}\u00a0» ensemble`,
  by: (name: string) => `${name} vous propose de rejoindre l’équipe de cet événement.`,
  byNobody: 'On vous propose de rejoindre l’équipe de cet événement.',
  rights: {
    editor: 'Vous pourrez tout modifier\u00a0: invités, budget, prestataires.',
    viewer: 'Vous pourrez tout consulter, sans rien modifier.',
  },
  signedInAs: (email: string) => `Vous utilisez le compte ${email}.`,
  accept: 'Rejoindre l’équipe',
  accepting: 'Un instant…',
  accepted: 'Vous faites partie de l’équipe',
  approval:
    'Cette invitation a été envoyée à une autre adresse que la vôtre. La personne propriétaire de l’événement devra accepter votre demande\u00a0: elle verra votre nom et votre adresse.',
  ask: 'Demander à rejoindre l’équipe',
  asked: 'Votre demande est envoyée',
  waiting:
    'Votre demande est envoyée. Vous recevrez une notification dès que la personne propriétaire de l’événement aura répondu.',
  refused: 'Votre demande n’a pas été acceptée. Si l’invitation est la vôtre, utilisez le compte de l’adresse invitée.',
  failed: 'L’invitation n’a pas pu être acceptée',
  signedOut: 'Connectez-vous, ou créez un compte\u00a0: vous reviendrez ici aussitôt.',
  login: 'Se connecter',
  register: 'Créer un compte',
  otherRole:
    'Ce compte est celui d’un prestataire ou de l’administration. Pour rejoindre l’équipe, utilisez un compte client.',
  other: 'Utiliser un autre compte',
  toDashboard: 'Ouvrir mon espace',
  states: {
    accepted: {
      title: 'Cette invitation a déjà été utilisée',
      text: 'Si c’est vous qui l’avez utilisée, l’événement vous attend dans votre espace.',
    },
    expired: {
      title: 'Cette invitation a expiré',
      text: 'Demandez à la personne qui vous l’a envoyée de la renouveler\u00a0: cela lui prend un instant.',
    },
    unknown: {
      title: 'Cette invitation n’existe pas',
      text: 'Le lien est peut-être incomplet, ou l’invitation a été annulée. Vérifiez le message reçu.',
    },
  },
  unreadable: 'L’invitation n’a pas pu être ouverte.',
} as const;
