// What the sheets that are shared by a secret link have in common.
export const sheets = {
  renewed: (time: string) => `À jour à ${time}. La fiche se renouvelle chaque minute.`,
  print: 'Imprimer',
  dateToCome: 'Date à venir',
  ended: {
    unknown: {
      title: 'Cette fiche n’existe pas',
      text: 'Vérifiez l’adresse, ou demandez-la de nouveau aux personnes qui organisent l’événement.',
    },
    revoked: {
      title: 'Cette fiche n’est plus partagée',
      text: 'Les personnes qui organisent l’événement ont retiré ce lien. Demandez-leur le nouveau.',
    },
    gone: {
      title: 'Cette fiche n’est plus en ligne',
      text: 'L’événement est passé ou a été retiré.',
    },
    'too-many': {
      title: 'Un instant, s’il vous plaît',
      text: 'Trop d’adresses erronées sont venues de votre réseau. Réessayez dans quelques minutes.',
    },
  },
} as const;
