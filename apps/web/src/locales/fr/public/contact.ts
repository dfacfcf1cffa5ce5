// Writing to the operator.
export const contact = {
  title: 'Contact',
  description:
    'Une question sur votre événement, votre compte ou l’annuaire\u00a0? Écrivez à notre équipe\u00a0: une personne vous lit et vous répond.',
  headline: 'Écrivez-nous',
  lead: 'Une personne vous lit, et vous répond à l’adresse que vous indiquez.',
  help: 'Lire la page d’aide',
  form: 'Votre message',
  fields: {
    name: 'Nom',
    namePlaceholder: 'Votre nom',
    email: 'Adresse e-mail',
    emailPlaceholder: 'vous@exemple.fr',
    emailHint: 'Pour vous répondre, et pour rien d’autre.',
    topic: 'Sujet',
    topicPlaceholder: 'Choisissez un sujet',
    body: 'Message',
    bodyHint: 'Dites-nous l’essentiel\u00a0: la date, le lieu, ce qui vous bloque.',
    trap: 'Laissez ce champ vide',
  },
  topics: {
    client: 'J’organise un événement',
    partner: 'Je suis prestataire',
    guest: 'J’ai reçu une invitation',
    data: 'Mes données personnelles',
    press: 'Presse et partenariats',
    other: 'Autre chose',
  },
  problems: {
    name: { missing: 'Indiquez votre nom.', long: 'Ce nom dépasse 120 caractères.' },
    email: {
      missing: 'Indiquez votre adresse, pour que nous puissions répondre.',
      invalid: 'Cette adresse semble incomplète.',
      long: 'Cette adresse est trop longue.',
    },
    topic: { missing: 'Choisissez un sujet.', invalid: 'Choisissez un sujet de la liste.' },
    body: {
      missing: 'Écrivez votre message.',
      short: 'Quelques mots de plus nous aideront à vous répondre.',
      long: 'Votre message dépasse 5\u00a0000 caractères\u00a0: envoyez-le en deux fois.',
    },
    other: 'Vérifiez ce champ.',
  },
  failure: 'Votre message n’est pas parti',
  refusals: {
    too_many:
      'Trop de messages ont été envoyés depuis votre réseau en une heure. Votre texte reste ci-dessous\u00a0: renvoyez-le un peu plus tard.',
    unavailable:
      'Le service est momentanément indisponible. Votre texte reste ci-dessous\u00a0: renvoyez-le dans un instant.',
    network: 'Vous semblez hors ligne. Votre texte reste ci-dessous\u00a0: renvoyez-le au retour du réseau.',
  },
  submit: 'Envoyer le message',
  submitting: 'Envoi en cours',
  sent: {
    title: 'Merci, votre message est arrivé',
    text: 'Nous vous répondrons à l’adresse que vous avez indiquée.',
    again: 'Écrire un autre message',
  },
  privacy: 'Votre message est conservé trois ans au plus, et n’est lu que par notre équipe.',
  privacyLink: 'Confidentialité',
  direct: {
    title: 'Nous joindre autrement',
    email: 'Par e-mail',
    phone: 'Par téléphone',
    address: 'Par courrier',
  },
} as const;
