// The links to the report form. They are apart from the form's texts, because public pages show the links alone.
export const reportLinks = {
  link: 'Signaler',
  linkOf: {
    review: (name: string) => `Signaler l’avis de ${name}`,
    answer: (name: string) => `Signaler la réponse de ${name}`,
    listing: 'Signaler cette fiche',
    message: (name: string) => `Signaler ce message de ${name}`,
  },
  photos: 'Signaler une photo',
  photo: (place: string, alt: string) => `Photo ${place}\u00a0: ${alt}`,
} as const;
