// All reviews: what was said of the house, and the checked reviews of providers.
export const reviews = {
  title: 'Tous les avis',
  description:
    'Les avis publiés ici, avec la note, la date de l’événement et la façon dont chacun a été vérifié. Aucun n’est acheté ni retiré pour de l’argent.',
  lead: 'Un avis n’est utile que si l’on sait d’où il vient. Voici comment nous les vérifions, puis tous ceux que nous avons reçus.',
  rules: {
    title: 'Nos règles',
    items: [
      'Un avis suppose une prestation qui a réellement eu lieu, réservée au moins une semaine à l’avance.',
      'La personne qui l’écrit n’a pas de lien avec le prestataire. En cas de doute, nous le contrôlons avant de le publier.',
      'Il indique la date de l’événement et la façon dont il a été vérifié.',
      'Les plus récents viennent en premier, quelle que soit leur note.',
      'Le prestataire peut répondre une fois, publiquement.',
      'Nous ne retirons que les propos illicites et les avis de complaisance. Rien ne s’achète.',
    ],
  },
  house: { title: 'Sur notre service' },
  providers: {
    title: 'Sur les prestataires',
    empty: 'Aucun avis vérifié n’a encore été publié.',
    emptyNext: 'Parcourir l’annuaire',
    unavailable: 'Les avis ne peuvent pas être lus pour le moment. Rechargez la page dans un instant.',
    about: 'À propos de',
    answer: 'Réponse du prestataire',
    eventOn: (day: string) => `Événement du ${day}`,
    checked: (how: string) => `Vérification\u00a0: ${how}`,
    previous: 'Avis plus récents',
    next: 'Avis plus anciens',
    page: (page: number) => `Page ${page}`,
  },
  stars: (rating: number) => `${rating} étoiles sur 5`,
} as const;
