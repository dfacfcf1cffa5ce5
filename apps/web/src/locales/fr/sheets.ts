// What the sheets that are shared by a secret link have in common.
export const sheets = {
  renewed: (time: string) => `À jour à ${time}. La fiche se met à jour chaque minute.`,
  print: 'Imprimer',
  dateToCome: 'Date à fixer',
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
      text: 'Trop d’adresses incorrectes ont été essayées depuis votre réseau. Réessayez dans quelques minutes.',
    },
  },
} as const;
