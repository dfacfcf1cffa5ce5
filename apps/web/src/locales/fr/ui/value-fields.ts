// The fields that read a value from what is typed: a choice, a date, an hour, an amount, a number.
export const valueFields = {
  combobox: {
    open: 'Afficher les choix',
    choices: 'Choix possibles',
    none: (query: string) => `Aucun résultat pour «\u00a0${query}\u00a0»`,
    empty: 'Aucun choix pour le moment',
    create: (query: string) => `Ajouter «\u00a0${query}\u00a0»`,
    found: (count: number) => (count > 1 ? `${count} résultats` : `${count} résultat`),
  },
  date: {
    placeholder: 'jj/mm/aaaa',
    open: 'Ouvrir le calendrier',
    month: 'Mois',
    year: 'Année',
    previous: 'Mois précédent',
    next: 'Mois suivant',
    unreadable: 'Cette date n’existe pas ou n’est pas complète. Exemple\u00a0: 12/06/2027.',
    tooEarly: (date: string) => `Choisissez une date à partir du ${date}.`,
    tooLate: (date: string) => `Choisissez une date jusqu’au ${date}.`,
  },
  time: {
    placeholder: '18\u00a0h\u00a030',
    unreadable: 'Cette heure n’existe pas ou n’est pas complète. Exemple\u00a0: 18\u00a0h\u00a030.',
    tooEarly: (time: string) => `Choisissez une heure à partir de ${time}.`,
    tooLate: (time: string) => `Choisissez une heure jusqu’à ${time}.`,
  },
  money: {
    placeholder: '0,00\u00a0€',
    unreadable: 'Ce montant n’est pas lisible. Exemple\u00a0: 1\u202f250,50.',
  },
  number: {
    unreadable: 'Indiquez un nombre en chiffres.',
    whole: 'Indiquez un nombre entier.',
    tooLow: (limit: string) => `Indiquez ${limit} au moins.`,
    tooHigh: (limit: string) => `Indiquez ${limit} au plus.`,
    less: (label: string) => `Diminuer\u00a0: ${label}`,
    more: (label: string) => `Augmenter\u00a0: ${label}`,
  },
} as const;
