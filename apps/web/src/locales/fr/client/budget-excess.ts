// Texts about instalments that exceed the amount of their line.
export const budgetExcess = {
  /** In the ledger, at the line. */
  row: {
    over: (amount: string) => `Échéances\u00a0: ${amount} de trop, à revoir`,
    overpaid: (amount: string) => `Déjà payé\u00a0: ${amount} de trop, à revoir`,
  },
  over: {
    title: (amount: string) => `Les échéances dépassent cette ligne de ${amount}`,
    text: 'Le montant a baissé depuis que vous avez fait ce plan, par exemple avec le nombre d’invités. Ajustez le plan avec votre prestataire, ou relevez le montant si le prix reste le même.',
  },
  overpaid: {
    title: (amount: string) => `Vous avez payé ${amount} de plus que cette ligne`,
    text: 'Le montant a baissé depuis vos versements, par exemple avec le nombre d’invités. Demandez au prestataire un remboursement ou un avoir, ou relevez le montant si le prix reste le même.',
  },
  fit: 'Ajuster le plan',
  raise: 'Relever le montant',
  drop: 'Retirer les échéances à venir',
  dropped: 'Échéances à venir retirées',
} as const;
