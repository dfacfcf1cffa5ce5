// Explains the order of the directory to everybody. It must describe what the database does: see private.match_partners.
export const ranking = {
  title: 'Comment le classement est établi',
  description:
    'Les critères du classement de l’annuaire, leur poids et leur calcul. Ils sont les mêmes pour tout le monde et aucune place n’est à vendre.',
  lead: 'L’ordre des prestataires suit cinq critères écrits, les mêmes pour tout le monde. Rien ne s’achète\u00a0: ni une place, ni un mot, ni une couleur.',
  criteria: 'Les cinq critères',
  first: 'Avant tout le reste',
  weight: (share: string) => `${share} du total`,
  items: {
    availability: {
      name: 'La disponibilité',
      text: 'Si vous donnez une date, les prestataires libres ce jour-là passent devant tous les autres. Les autres restent visibles, avec la mention «\u00a0Pris\u00a0».',
    },
    relevance: {
      name: 'La pertinence',
      text: 'Vos mots sont cherchés dans le nom, la présentation et les prestations, sans accents et malgré les fautes. Les prestataires dont le nom les contient reçoivent ces points.',
    },
    distance: {
      name: 'La distance',
      text: 'Elle compte si vous donnez un lieu. Sur place, elle vaut tous ses points\u00a0; à 25\u00a0km, la moitié\u00a0; à 75\u00a0km, le quart.',
    },
    reviews: {
      name: 'Les avis vérifiés',
      text: 'La note moyenne, calculée en ajoutant à chacun cinq avis de quatre étoiles\u00a0: beaucoup de bons avis l’emportent sur un seul parfait, et les nouveaux venus ne sont pas pénalisés.',
    },
    response: {
      name: 'Le délai de réponse',
      text: 'Le temps habituel avant une première réponse. Une réponse en une demi-journée vaut la moitié des points\u00a0; sans demande reçue, aucun.',
    },
  },
  reasons: {
    title: 'Ce qu’indique chaque fiche',
    text: 'Sous «\u00a0Pourquoi ce classement\u00a0?\u00a0», une fiche indique ce qui explique son rang\u00a0: vos mots dans son nom, une distance de 15\u00a0km ou moins, un jour libre, au moins trois avis avec une très bonne moyenne, une réponse en quatre heures ou moins.',
  },
  never: {
    title: 'Ce qui ne compte jamais',
    items: [
      'L’argent\u00a0: il n’existe ni place payante, ni option de mise en avant.',
      'L’ancienneté de l’inscription, le nombre de visites ou de photos.',
      'Vos visites précédentes\u00a0: deux personnes qui cherchent la même chose voient le même ordre.',
    ],
  },
  details: {
    title: 'Dans le détail',
    text: 'Les autres ordres (distance, avis, prix) se choisissent au-dessus de la liste. Pour comparer les prix, un tarif par personne est compté pour 80 personnes et un tarif horaire pour six heures. Pour rester rapide quel que soit le nombre de prestataires, la recherche prend les fiches par groupes de 72, d’abord les mieux notées ou les plus proches, et ordonne chaque groupe par l’ensemble des critères. Les mille premières fiches sont consultables.',
  },
  action: 'Parcourir l’annuaire',
} as const;
