// Who organises an event together: what each may do, who was asked to join, and to whom it is given.
import { ofName } from '#web/lib/format/prepositions.ts';

export const members = {
  title: 'Qui organise avec vous',
  titleRead: 'Qui organise',
  description: 'Les personnes qui ont accès à cet événement, et ce qu’elles peuvent y faire.',
  list: 'Membres de l’équipe',
  you: 'vous',
  someone: 'Une personne',
  role: (name: string) => `Rôle ${ofName(name)}`,
  seesBudget: 'Voit le budget',
  seesBudgetOf: (name: string) => `${name} voit le budget`,
  hidden: 'Sans le budget',
  remove: 'Retirer',
  removeOf: (name: string) => `Retirer ${name} de l’équipe`,
  removeTitle: (name: string) => `Retirer ${name} de l’équipe\u00a0?`,
  removeText: 'Cette personne n’aura plus accès à l’événement. Ce qu’elle a fait est conservé.',
  removed: 'Membre retiré de l’équipe',
  changed: 'Droits enregistrés',
  leave: 'Quitter l’équipe',
  leaveTitle: 'Quitter cette équipe\u00a0?',
  leaveText: 'Vous n’aurez plus accès à l’événement. Il faudra une nouvelle invitation pour revenir.',
  left: 'Vous avez quitté l’équipe',
  handOver: {
    title: 'Partager ou transmettre l’événement',
    description:
      'Une personne propriétaire gère l’équipe et peut supprimer l’événement. Rien ne change avant que l’autre personne accepte.',
    kind: 'Comment',
    kinds: {
      shared: {
        label: 'Propriétaires à égalité',
        hint: 'Vous gardez tous vos droits, l’autre personne a les mêmes.',
        text: 'Cette personne aura quatorze jours pour accepter. Elle pourra ensuite tout faire comme vous, et même changer vos droits.',
      },
      whole: {
        label: 'À votre place',
        hint: 'L’événement passe à l’autre personne. Vous garderez le droit de tout modifier.',
        text: 'Cette personne aura quatorze jours pour accepter. Ensuite, elle seule pourra vous le rendre.',
      },
    },
    nobody: 'Donnez d’abord à un membre de l’équipe le droit de modifier.',
    to: 'À qui',
    choose: 'Choisir une personne',
    missing: 'Choisissez une personne.',
    offer: 'Proposer l’événement',
    question: (name: string) => `Proposer l’événement à ${name}\u00a0?`,
    done: (name: string) => `Proposition envoyée à ${name}`,
    waiting: (name: string, day: string, isShared: boolean) =>
      isShared
        ? `Vous avez proposé à ${name} d’être propriétaires à égalité. Cette personne peut répondre jusqu’au ${day}.`
        : `Vous avez proposé l’événement à ${name}, qui peut répondre jusqu’au ${day}. D’ici là, vous en restez propriétaire.`,
    withdraw: 'Retirer la proposition',
    withdrawn: 'Proposition retirée',
  },
  offer: {
    title: 'On vous propose cet événement',
    shared: {
      from: (name: string, day: string) =>
        `${name} vous propose d’en être propriétaires à égalité\u00a0: vous gérerez l’équipe ensemble et pourrez tous deux supprimer l’événement. Rien ne change tant que vous n’avez pas accepté. Vous pouvez répondre jusqu’au ${day}.`,
      accept: 'Accepter',
      accepted: 'Vous êtes propriétaires à égalité',
    },
    whole: {
      from: (name: string, day: string) =>
        `${name} vous propose d’en devenir propriétaire\u00a0: vous gérerez l’équipe et pourrez supprimer l’événement. Rien ne change tant que vous n’avez pas accepté. Vous pouvez répondre jusqu’au ${day}.`,
      accept: 'Accepter l’événement',
      accepted: 'L’événement est à vous',
    },
    question: 'Devenir propriétaire de l’événement\u00a0?',
    text: 'Tant que vous le préparez à plusieurs, il faudra le transmettre ou le supprimer avant de pouvoir supprimer votre compte.',
    decline: 'Décliner',
    declined: 'Proposition déclinée',
  },
  requests: {
    title: 'Demandes à confirmer',
    description:
      'Ces personnes ont ouvert une invitation envoyée à une autre adresse. Elles ne voient rien de l’événement tant que vous n’avez pas accepté.',
    list: 'Demandes à rejoindre l’équipe',
    sentTo: (email: string) => `Invitation envoyée à ${email}`,
    accept: 'Accepter',
    acceptOf: (name: string) => `Accepter ${name} dans l’équipe`,
    accepted: (name: string) => `${name} fait partie de l’équipe`,
    refuse: 'Refuser',
    refuseOf: (name: string) => `Refuser la demande ${ofName(name)}`,
    refused: 'Demande refusée',
  },
  inviteTitle: 'Inviter une personne',
  inviteDescription: 'Elle reçoit un message avec un lien personnel, valable quatorze jours.',
  email: 'Adresse e-mail',
  inviteRole: 'Ce qu’elle pourra faire',
  roleHints: {
    editor: 'Invités, budget, prestataires\u00a0: comme vous, sauf supprimer l’événement.',
    viewer: 'Tout lire, ne rien changer.',
  },
  invite: 'Envoyer l’invitation',
  invited: 'Invitation envoyée',
  invitedText: (email: string) => `Un message est envoyé à ${email}.`,
  pendingTitle: 'Invitations en attente',
  pendingList: 'Invitations en attente de réponse',
  expires: (day: string) => `valable jusqu’au ${day}`,
  expired: 'expirée',
  resend: 'Renvoyer',
  resendOf: (email: string) => `Renvoyer l’invitation à ${email}`,
  withdraw: 'Annuler',
  withdrawOf: (email: string) => `Annuler l’invitation de ${email}`,
  withdrawn: 'Invitation annulée',
} as const;
