// The languages of guests, and the hosts' texts in them.
export const translations = {
  part: 'Langues',
  lead: 'Vos invités lisent leur page et leurs e-mails dans leur langue.',
  languages: 'Langues proposées',
  languagesHint:
    'Chaque foyer a la langue que vous indiquez dans sa fiche, ou celle de son navigateur, et peut en changer. Tous nos textes sont déjà traduits.',
  languageName: (french: string, own: string) => (own === '' ? french : `${french} (${own})`),
  languagesSaved: 'Langues enregistrées',
  texts: 'Vos textes',
  textsHint: 'Ce qui n’est pas traduit reste affiché en français.',
  tabs: 'Langue des textes',
  page: 'Page des invités',
  moments: 'Moments',
  momentsHint:
    'Les noms que nous proposons, comme «\u00a0Dîner\u00a0» ou «\u00a0Vin d’honneur\u00a0», sont déjà traduits.',
  menus: 'Menus',
  dishDescription: (dish: string) => `${dish}\u00a0: description`,
  mails: 'E-mails',
  mailsHint:
    'Facultatif\u00a0: sans traduction, vos invités reçoivent notre texte dans leur langue, ou le vôtre en français si vous l’avez modifié. Les repères entre accolades, comme {prenoms}, sont remplacés à l’envoi.',
  subjectOf: (kind: string) => `${kind}\u00a0: objet`,
  bodyOf: (kind: string) => `${kind}\u00a0: texte`,
  french: (words: string) => `En français\u00a0: ${words}`,
  tooLong: '6\u202f000 caractères au plus.',
  save: 'Enregistrer les traductions',
  saved: 'Traductions enregistrées',
} as const;
