// The states of an invitation: in the list of guests and where invitations are followed.
export const invitationStates = {
  draft: 'À envoyer',
  sent: 'Envoyée',
  delivered: 'Reçue',
  opened: 'Ouverte',
  answered: 'Réponse reçue',
  bounced: 'Non distribuée',
} as const;
