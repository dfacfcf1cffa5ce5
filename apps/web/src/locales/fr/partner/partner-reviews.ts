// The reviews that a partner received: the one public answer, and the report to moderation.
export const partnerReviews = {
  title: 'Avis',
  description: 'Les avis que vous avez reçus, votre réponse publique et le signalement d’un avis.',
  lead: 'Chaque avis vient d’une réservation faite ici. Vous pouvez y répondre une fois, publiquement.',
  loadFailed: 'Vos avis n’ont pas pu être chargés.',
  list: 'Avis reçus',
  empty: 'Aucun avis pour l’instant',
  emptyText:
    'Après chaque événement, nous invitons vos clients à donner leur avis. Nous vous préviendrons dès le premier.',
  older: 'Avis plus anciens',
  stars: (rating: number) => `${rating} sur 5`,
  signed: (name: string, day: string, how: string) => `${name}, événement du ${day}. Vérification\u00a0: ${how}.`,
  hidden: 'Cet avis n’est plus affiché sur votre fiche.',
  answer: {
    own: 'Votre réponse',
    open: 'Répondre',
    title: 'Répondre à cet avis',
    text: 'Votre réponse est publique et définitive\u00a0: elle ne pourra pas être modifiée.',
    label: 'Votre réponse',
    hint: 'Tenez-vous-en aux faits, avec courtoisie\u00a0: de futurs clients la liront.',
    missing: 'Écrivez votre réponse.',
    long: '2\u202f000 caractères au plus.',
    submit: 'Publier ma réponse',
    done: 'Votre réponse est publiée',
    failed: 'Votre réponse n’est pas publiée',
  },
  report: {
    pending: (day: string) => `Signalé le ${day}, en cours d’examen.`,
    decided: (day: string) => `Signalé le ${day}, examiné.`,
  },
  cancel: 'Annuler',
} as const;
