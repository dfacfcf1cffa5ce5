// The requests of access and erasure from people without an account, and the pages of the links that they receive.
export const privacyRequest = {
  title: 'Mes données personnelles',
  description:
    'Vous figurez dans une liste d’invités sur ce site\u00a0? Demandez une copie de vos données, ou leur effacement, sans créer de compte.',
  lead: 'Vous figurez dans une liste d’invités\u00a0? Demandez une copie de vos données, ou leur effacement. Nous répondons sous un mois.',
  form: 'Votre demande',
  fields: {
    email: 'Adresse e-mail',
    emailPlaceholder: 'vous@exemple.fr',
    emailHint: 'Celle où vous avez reçu l’invitation. Nous y envoyons un lien pour vérifier qu’elle est à vous.',
    kind: 'Que souhaitez-vous\u00a0?',
    words: 'Précisions',
    optional: '(facultatif)',
    wordsHint: 'Par exemple le nom de l’événement.',
  },
  kinds: {
    access: {
      label: 'Une copie de mes données',
      hint: 'Vous recevez un fichier avec tout ce qui est lié à votre adresse.',
    },
    erasure: {
      label: 'L’effacement de mes données',
      hint: 'Votre nom est retiré des listes d’invités, avec vos réponses et vos photos. C’est définitif.',
    },
  },
  problems: {
    email: {
      missing: 'Indiquez votre adresse e-mail.',
      invalid: 'Cette adresse semble incomplète.',
      long: 'Cette adresse est trop longue.',
    },
    kind: { missing: 'Choisissez l’une des deux demandes.' },
    words: { long: 'Vos précisions dépassent 1\u00a0000 caractères.' },
    other: 'Vérifiez ce champ.',
  },
  submit: 'Envoyer ma demande',
  failure: 'Votre demande n’est pas partie',
  refusals: {
    too_many: 'Trop de demandes ont été envoyées depuis votre réseau. Réessayez dans une heure.',
    unavailable: 'Le service est momentanément indisponible. Réessayez dans un instant.',
    used: 'Ce lien a déjà été utilisé, ou il a expiré.',
  },
  account:
    'Vous avez un compte\u00a0? La page «\u00a0Mon compte\u00a0» permet de télécharger vos données et de tout effacer.',
  accountLink: 'Me connecter',
  policy: 'Votre adresse ne sert qu’à cette demande.',
  policyLink: 'Confidentialité',
  sent: {
    title: 'Consultez votre messagerie',
    text: 'Nous vous avons envoyé un lien, valable vingt-quatre heures. Votre demande est prise en compte une fois ce lien ouvert et confirmé.',
    hint: 'Rien reçu\u00a0? Regardez dans les indésirables avant de recommencer.',
    again: 'Faire une autre demande',
  },
  confirmed: {
    title: 'Votre demande est confirmée',
    access: 'Nous vous enverrons un lien vers vos données, à cette adresse, sous un mois au plus.',
    erasure: 'Nous effacerons vos données sous un mois au plus, et vous écrirons une dernière fois pour vous le dire.',
    back: 'Revenir à l’accueil',
  },
  proof: {
    title: 'Confirmez votre demande',
    lead: 'Ce bouton nous confirme que l’adresse est bien la vôtre. Si vous n’avez rien demandé, fermez cette page.',
    submit: 'Confirmer ma demande',
    failure: 'Votre demande n’est pas confirmée',
    again: 'Faire une nouvelle demande',
  },
  data: {
    title: 'Vos données',
    lead: 'Ce lien ne s’ouvre qu’une fois\u00a0: enregistrez le fichier sur un appareil qui est à vous.',
    submit: 'Télécharger mes données',
    failure: 'Le fichier n’a pas été téléchargé',
  },
} as const;
