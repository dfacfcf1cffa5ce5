// The first page. Every sentence here is true of what runs today; change it when that changes.
export const home = {
  title: 'Bienvenue sur Liesse',
  description:
    'Liesse prépare un lieu unique pour organiser mariages, anniversaires et séminaires, avec vos prestataires et vos invités.',
  welcome: 'Bienvenue sur Liesse',
  headline: 'Créez des événements exceptionnels',
  lead: 'Mariage, anniversaire, séminaire\u00a0: Liesse réunira au même endroit ceux qui organisent, les professionnels qui les accompagnent et les invités qui les rejoignent.',
  candour: 'La maison ouvre pièce après pièce. Cette page dit, sans fard, où elle en est.',
  seeToday: 'Voir où en est la maison',
  illustrationAlt: '',
  today: {
    title: 'Ce qui fonctionne aujourd’hui',
    introduction: 'Rien ici n’est écrit d’avance\u00a0: le serveur relève ces chiffres à chaque affichage de la page.',
    database: 'Base de données',
    databaseReady: 'En service',
    databaseReadyNote: 'Elle vient de répondre à cette page.',
    databaseUnavailable: 'Indisponible',
    databaseUnavailableNote: 'Nous la remettons en route\u00a0; revenez dans un instant.',
    tables: 'Tables servies',
    tablesNote: 'par l’interface de données.',
    answer: 'Temps de réponse',
    answerNote: 'pour une question posée à la base à l’instant.',
    checkedAt: (moment: string) => `Relevé le ${moment}.`,
  },
  next: {
    title: 'Ce qui se prépare',
    introduction: 'Les inscriptions ne sont pas encore ouvertes. Voici les trois espaces que nous construisons.',
    spaces: [
      {
        name: 'Pour vous qui recevez',
        text: 'Planning, invités, plan de table, budget\u00a0: tout l’événement tenu dans une seule main, à deux ou à plusieurs.',
      },
      {
        name: 'Pour les prestataires',
        text: 'Une vitrine vérifiée, des demandes adressées à vous seul, un classement qui ne s’achète pas.',
      },
      {
        name: 'Pour vos invités',
        text: 'Une invitation personnelle et une réponse en une minute, sans compte à créer.',
      },
    ],
  },
} as const;
