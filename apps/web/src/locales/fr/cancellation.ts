// What a cancellation costs by its outcome, in a sentence for the side that cancels.
type Side = 'client' | 'partner';

export const cancellation = {
  lost: (amount: string, _side: Side) =>
    `Vous avez versé ${amount} d’arrhes\u00a0: si vous annulez, cette somme reste au prestataire.`,
  doubled: (amount: string, _side: Side) =>
    `Le client a versé des arrhes\u00a0: si vous annulez, vous lui en rendez le double, soit ${amount}.`,
  firm: (amount: string, side: Side) =>
    side === 'client'
      ? `Vous avez versé ${amount} d’acompte\u00a0: il vous engage autant que le prestataire, qui peut réclamer le prix entier.`
      : 'Un acompte engage les deux parties\u00a0: si vous annulez, le client peut réclamer la prestation ou des dommages et intérêts.',
  none: 'Aucun versement n’est enregistré\u00a0: relisez votre contrat avant d’annuler.',
} as const;
