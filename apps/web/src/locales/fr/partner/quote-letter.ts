// The parts of the proposed message of a quote request.
export const quoteLetter = {
  hello: 'Bonjour,',
  kinds: {
    mariage: 'un mariage',
    anniversaire: 'un anniversaire',
    seminaire: 'un séminaire',
    bapteme: 'un baptême',
    autre: 'un événement',
  },
  weOrganise: (kind: string) => `Nous préparons ${kind}`,
  on: (day: string) => `le ${day}`,
  noDate: ', dont la date reste à fixer',
  people: (count: string) => `, pour ${count} personnes environ`,
  place: (place: string) => `Lieu prévu\u00a0: ${place}.`,
  ask: 'Seriez-vous libre à cette date\u00a0? Si c’est le cas, nous aimerions recevoir un devis détaillé\u00a0: ce qui est compris, vos frais de déplacement et vos conditions de paiement.',
  askWithoutDate:
    'Nous aimerions recevoir un premier devis détaillé\u00a0: ce qui est compris, vos frais de déplacement et vos conditions de paiement. Dites-nous aussi quelles dates vous conviendraient.',
  thanks: 'Merci d’avance, et belle journée,',
} as const;
