// The first page. Every sentence here is true of what runs today.
export const home = {
  title: 'Bienvenue sur Liesse',
  description:
    'Créez des événements exceptionnels\u00a0: un annuaire de prestataires classé sans publicité, des conseils précis et un espace pour tout préparer.',
  welcome: 'Bienvenue sur Liesse',
  headline: 'Créez des événements exceptionnels',
  lead: 'Mariage, anniversaire, séminaire\u00a0: trouvez les bons professionnels, sachez quoi faire et quand, et profitez de vos invités.',
  asClient: 'Je suis un client',
  asPartner: 'Je suis un prestataire',
  free: 'Gratuit pour les organisateurs et leurs invités. L’annuaire et les conseils se consultent sans compte.',
  search: { title: 'Trouver un prestataire' },
  promises: {
    title: 'Trois engagements',
    items: [
      {
        name: 'Un classement qui ne s’achète pas',
        text: 'L’ordre des prestataires suit des critères écrits, les mêmes pour tout le monde. Aucune place n’est à vendre.',
      },
      {
        name: 'Des avis dont on connaît l’origine',
        text: 'Chaque avis indique comment il a été vérifié, et pour quelle date. Sans vérification, il n’est pas publié.',
      },
      {
        name: 'Aucun suivi publicitaire',
        text: 'Ni traceur, ni publicité, ni revente de coordonnées\u00a0: c’est pourquoi vous ne voyez aucun bandeau de cookies.',
      },
    ],
  },
  clients: {
    label: 'Pour les organisateurs',
    title: 'Tout votre événement au même endroit',
    text: 'De la première idée aux remerciements, votre espace client réunit ce qui se perd en général entre dix tableaux et trois boîtes de réception. Il est gratuit.',
    tools: [
      {
        key: 'directory',
        name: 'Les prestataires',
        text: 'Par métier, par lieu, par date et par budget, avec des prix affichés et des avis vérifiés.',
      },
      {
        key: 'planning',
        name: 'Le planning',
        text: 'Des tâches datées d’après votre événement, qui se décalent si la date change.',
      },
      {
        key: 'guests',
        name: 'Les invités',
        text: 'Foyers, moments, régimes et réponses au même endroit, du vin d’honneur au brunch.',
      },
      {
        key: 'budget',
        name: 'Le budget',
        text: 'Prévu, signé, payé, reste à payer\u00a0: vous savez toujours où vous en êtes.',
      },
      {
        key: 'seating',
        name: 'Le plan de table',
        text: 'Qui réunir, qui éloigner\u00a0: une proposition à ajuster, à jour des réponses.',
      },
      {
        key: 'dayPlan',
        name: 'Le jour\u00a0J',
        text: 'Un déroulé minute par minute, à partager avec vos prestataires.',
      },
    ],
    action: 'Créer mon espace client',
  },
  pictures: {
    title: 'Votre espace, en images',
    text: 'De vraies pages du produit, avec le mariage de Camille et Noé, notre exemple.',
    items: [
      {
        key: 'guests',
        name: 'La liste des invités',
        text: 'Qui vient à quel moment, qui n’a pas répondu, qui mange quoi.',
        alt: 'La liste des invités\u00a0: les foyers, leurs réponses pour chaque moment et les régimes, sous le nombre de présents.',
      },
      {
        key: 'budget',
        name: 'Le budget',
        text: 'Ce qui est prévu, payé et dû, avec la prochaine échéance.',
        alt: 'La page du budget\u00a0: la prévision, le montant payé, le reste à payer, la marge et le coût par invité, au-dessus des lignes.',
      },
      {
        key: 'timeline',
        name: 'Le déroulé du jour\u00a0J',
        text: 'Chaque étape avec son heure, son lieu et la personne responsable.',
        alt: 'Le déroulé du jour J\u00a0: les étapes de la journée dans l’ordre, avec leurs heures, leurs lieux et les responsables.',
      },
      {
        key: 'invitation',
        name: 'La page de vos invités',
        text: 'Un lien personnel suffit\u00a0: pas de compte, et la réponse en deux minutes.',
        alt: 'Sur un téléphone, l’invitation de Camille et Noé\u00a0: un dessin du couple dans un jardin, les dates et le lieu.',
      },
    ],
  },
  partners: {
    label: 'Pour les prestataires',
    title: 'Votre métier, présenté avec soin',
    text: 'Rejoignez un réseau de professionnels de l’événement et soyez visible auprès de celles et ceux qui cherchent votre savoir-faire, sans avoir à acheter votre place.',
    tools: [
      {
        key: 'directory',
        name: 'Une visibilité équitable',
        text: 'Pertinence, distance, disponibilité, avis vérifiés, délai de réponse\u00a0: les critères sont publics, et ce sont les mêmes pour tout le monde.',
      },
      {
        key: 'checks',
        name: 'Un réseau vérifié',
        text: 'Chaque entreprise est examinée par notre équipe avant d’entrer dans l’annuaire.',
      },
      {
        key: 'requests',
        name: 'Des demandes rien que pour vous',
        text: 'Une demande de devis s’adresse à un prestataire, et n’est jamais revendue à la concurrence.',
      },
      {
        key: 'quotes',
        name: 'Des devis en règle',
        text: 'Lignes, taux de TVA, conditions de versement, numérotation\u00a0: le document que votre comptable attend.',
      },
    ],
    action: 'Rejoindre le réseau',
  },
  how: {
    title: 'Comment ça marche',
    text: 'Trois étapes, dans cet ordre. C’est ce qui évite de tout recommencer.',
    steps: [
      {
        name: 'Fixez trois repères',
        text: 'Une date, un nombre d’invités, un budget. Nos guides vous aident à les choisir, sans vous comparer à personne.',
      },
      {
        name: 'Choisissez vos professionnels',
        text: 'Cherchez par métier et par distance, voyez qui est libre à votre date, lisez les prix et les avis.',
      },
      {
        name: 'Ouvrez votre espace',
        text: 'Une adresse e-mail et un mot de passe suffisent. Planning, invités, budget et devis vous y attendent, gratuitement.',
      },
    ],
  },
  trades: {
    title: 'Tous les métiers, un annuaire',
    text: 'De la salle à la cérémonie, le même soin pour chaque métier.',
    action: 'Parcourir l’annuaire',
  },
  testimonials: {
    title: 'Témoignages',
    samples: 'Textes d’exemple, écrits par notre équipe en attendant les premiers témoignages.',
    action: 'Voir tous les avis',
  },
  journal: {
    title: 'À lire avant de commencer',
    action: 'Tous les articles',
  },
  closing: {
    title: 'Et si vous commenciez par une date\u00a0?',
    text: 'Le reste suit, une décision à la fois. Et si vous avez une question, écrivez-nous\u00a0: une personne vous répondra.',
    start: 'Commencer',
    write: 'Nous écrire',
  },
} as const;
