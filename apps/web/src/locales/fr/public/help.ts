// The texts around the help page. Administrators write its content.
export const help = {
  description:
    'L’aide de Liesse\u00a0: répondre à une invitation, préparer un événement, trouver un prestataire, et les réponses aux questions fréquentes.',
  contact: {
    title: 'Vous n’avez pas trouvé\u00a0?',
    text: 'Écrivez-nous\u00a0: une personne vous répondra.',
    action: 'Nous écrire',
  },
} as const;
