// The five service pages. What a page explains can be used today.
import { site } from '#web/locales/fr/public/site.ts';

const { serviceNames } = site.footer;

export interface ServiceText {
  label: string;
  description: string;
  lead: string;
  points: ReadonlyArray<{ title: string; text: string }>;
  plate: {
    title: string;
    text: string;
    rows: ReadonlyArray<{ term: string; title: string; text: string }>;
    note?: string;
  };
  faq: ReadonlyArray<{ question: string; answer: string }>;
  next: { title: string; text: string; action: string; href: string };
}

const planning: ServiceText = {
  label: serviceNames.planning,
  description:
    'Le calendrier d’un mariage, d’un anniversaire ou d’un séminaire, du premier budget aux remerciements\u00a0: quoi décider, dans quel ordre, et combien de temps avant.',
  lead: 'Un événement réussi n’est pas celui où l’on a tout prévu\u00a0: c’est celui où l’on a décidé dans le bon ordre. Voici le nôtre.',
  points: [
    {
      title: 'Les décisions d’abord',
      text: 'Budget, nombre d’invités, date\u00a0: tant que ces trois points ne sont pas fixés, aucun devis n’est comparable.',
    },
    {
      title: 'Une échéance par tâche',
      text: 'Chaque tâche a sa date, comptée à rebours depuis le grand jour. Si le jour change, tout se décale.',
    },
    {
      title: 'À deux, ou à plusieurs',
      text: 'Une personne pour chaque tâche, et chacun voit où en est l’ensemble.',
    },
  ],
  plate: {
    title: 'Le calendrier d’un mariage',
    text: 'Les repères que nous conseillons. Ils se resserrent sans dommage si vous avez moins de temps\u00a0: l’ordre compte plus que les mois.',
    rows: [
      {
        term: '18 à 12 mois',
        title: 'Les fondations',
        text: 'Budget total, première liste d’invités, type de cérémonie, date, lieu, traiteur, photographie, musique, témoins.',
      },
      {
        term: '12 à 9 mois',
        title: 'Le style de la fête',
        text: 'Officiant ou officiante laïque, tenues, fleurs et décoration, hébergements, assurance annulation.',
      },
      {
        term: '8 à 6 mois',
        title: 'L’annonce',
        text: 'Save the date, liste de cadeaux ou cagnotte, voyage, transport, dégustation, alliances.',
      },
      {
        term: '6 à 4 mois',
        title: 'Les invitations',
        text: 'Texte, épreuve, impression. Coiffure et maquillage, gâteau, location de matériel, notaire si contrat.',
      },
      {
        term: '4 à 3 mois',
        title: 'L’envoi',
        text: 'Invitations postées, dossier déposé à la mairie, menus, livret de cérémonie, musique choisie.',
      },
      {
        term: '2 mois',
        title: 'Les essais',
        text: 'Publication des bans, essais de coiffure et de maquillage, premières relances, navettes, discours.',
      },
      {
        term: '1 mois',
        title: 'Les réponses',
        text: 'Clôture des réponses, plan de table, dernier essayage, feuille de route envoyée aux prestataires.',
      },
      {
        term: '15 à 7 jours',
        title: 'Les derniers chiffres',
        text: 'Nombre définitif au traiteur, soldes, marque-places, enveloppes.',
      },
      {
        term: 'Après',
        title: 'Les remerciements',
        text: 'Brunch, retours de location, avis, cartes de remerciement, démarches, album.',
      },
    ],
    note: 'Les délais de la mairie varient d’une commune à l’autre\u00a0: à vérifier auprès de la vôtre.',
  },
  faq: [
    {
      question: 'Est-ce utile pour un anniversaire ou un séminaire\u00a0?',
      answer:
        'Oui\u00a0: l’ordre reste le même, les délais sont plus courts. Comptez quatre à six mois pour un grand anniversaire, trois à six pour un séminaire avec hébergement, où s’ajoutent le programme, les trajets et les badges.',
    },
    {
      question: 'Et si nous n’avons que six mois\u00a0?',
      answer:
        'Renoncez à une seule chose\u00a0: le samedi, la haute saison ou le très grand nombre. Le reste redevient simple.',
    },
  ],
  next: {
    title: 'Le détail, mois par mois',
    text: 'Notre article reprend ce calendrier et précise ce qu’il vaut mieux ne pas avancer.',
    action: 'Lire l’article',
    href: '/blog/un-an-pour-preparer-un-mariage',
  },
};

const vendors: ServiceText = {
  label: serviceNames.vendors,
  description:
    'Comment nous choisissons, vérifions et classons les prestataires de l’annuaire\u00a0: des critères publics, des avis vérifiés, aucune place à vendre.',
  lead: 'VIP ne veut pas dire cher. Pour nous, cela veut dire\u00a0: des personnes que nous avons vérifiées, des prix écrits, et un classement qui ne s’achète pas.',
  points: [
    {
      title: 'Vérifiés avant publication',
      text: 'Une entreprise n’entre dans l’annuaire qu’après l’examen de notre équipe. Une fiche peut être refusée, ou suspendue, avec un motif.',
    },
    {
      title: 'Des prix que l’on peut comparer',
      text: 'Un tarif de départ et son unité\u00a0: pour la journée, par personne, à l’heure. Chaque prestation a sa ligne.',
    },
    {
      title: 'Une demande, un destinataire',
      text: 'Votre demande de devis va à la personne choisie. Elle n’est ni copiée, ni revendue.',
    },
  ],
  plate: {
    title: 'Ce qui décide de l’ordre',
    text: 'Les cinq critères de chaque recherche. Chaque fiche indique ceux qui expliquent son rang.',
    rows: [
      {
        term: '1',
        title: 'La pertinence',
        text: 'Les mots de votre recherche, dans le nom, le métier et la présentation, fautes de frappe comprises.',
      },
      { term: '2', title: 'La distance', text: 'À vol d’oiseau, depuis la commune que vous indiquez.' },
      { term: '3', title: 'La disponibilité', text: 'Libre à votre date, d’après le calendrier du prestataire.' },
      {
        term: '4',
        title: 'Les avis vérifiés',
        text: 'Une moyenne prudente\u00a0: trois avis excellents ne dépassent pas d’un coup cinquante avis très bons.',
      },
      {
        term: '5',
        title: 'Le délai de réponse',
        text: 'À critères égaux, les prestataires qui répondent vite sont mieux placés.',
      },
    ],
    note: 'Aucune somme n’entre dans ce calcul\u00a0: il n’existe pas d’option payante.',
  },
  faq: [
    {
      question: 'Comment un avis est-il vérifié\u00a0?',
      answer:
        'Un avis suppose une prestation réelle. Il indique la date de l’événement et la façon dont nous l’avons vérifié\u00a0; le prestataire peut y répondre, une fois, publiquement.',
    },
    {
      question: 'Un prestataire peut-il payer pour remonter\u00a0?',
      answer:
        'Non. Ni pour remonter, ni pour faire disparaître un avis, ni pour être mis en avant ailleurs sur le site.',
    },
    {
      question: 'Je suis prestataire\u00a0: comment entrer dans l’annuaire\u00a0?',
      answer:
        'Créez un compte prestataire en choisissant votre métier. Notre équipe examine ensuite votre dossier avant toute publication.',
    },
  ],
  next: {
    title: 'Voyez par vous-même',
    text: 'L’annuaire se consulte sans compte, et la page du classement explique chaque critère.',
    action: 'Ouvrir l’annuaire',
    href: '/partners',
  },
};

const tools: ServiceText = {
  label: serviceNames.tools,
  description:
    'Budget, invités, plan de table, invitations\u00a0: nos outils pour préparer un événement, et la répartition d’un budget de mariage pour commencer dès maintenant.',
  lead: 'Nos outils partent d’une idée simple\u00a0: on ne saisit une information qu’une fois, et elle arrive partout où elle sert.',
  points: [
    {
      title: 'Les invités',
      text: 'Une liste par foyers, des moments à cocher, des réponses qui arrivent d’elles-mêmes, ou que vous notez après un appel.',
    },
    {
      title: 'Le budget',
      text: 'Prévu, devis, signé, payé\u00a0: le reste à payer et la prochaine échéance, toujours visibles.',
    },
    {
      title: 'Le plan de table',
      text: 'Des tables rondes ou longues, des personnes à réunir ou à éloigner, et une place qui se libère quand une réponse change.',
    },
  ],
  plate: {
    title: 'Un budget de mariage, réparti',
    text: 'Le partage le plus courant. Déplacez les parts selon vos goûts\u00a0: l’important est que le total fasse cent.',
    rows: [
      { term: '54\u00a0%', title: 'Lieu et traiteur', text: 'Comptez environ 110\u00a0€ par personne pour le repas.' },
      { term: '11\u00a0%', title: 'Tenues', text: 'Essayages et retouches compris.' },
      { term: '7\u00a0%', title: 'Alliances', text: 'De 500 à 3\u00a0000\u00a0€ la paire.' },
      { term: '6\u00a0%', title: 'Photo et vidéo', text: 'De 1\u00a0500 à 4\u00a0000\u00a0€ selon la durée.' },
      { term: '6\u00a0%', title: 'Voyage', text: 'À part, si l’on vous l’offre.' },
      { term: '5\u00a0%', title: 'Fleurs et décoration', text: 'La saison compte plus que la quantité.' },
      { term: '4\u00a0%', title: 'Musique', text: 'De 1\u00a0000 à 3\u00a0000\u00a0€ pour un DJ ou un groupe.' },
      { term: '3\u00a0%', title: 'Coiffure et mise en beauté', text: 'Essai compris.' },
      { term: '2\u00a0%', title: 'Transport', text: 'Navettes et voitures.' },
      { term: '2\u00a0%', title: 'Papeterie', text: 'De 250 à 600\u00a0€, envois compris.' },
    ],
    note: 'Ajoutez une réserve de 5 à 10\u00a0% au total, et ne l’attribuez à rien\u00a0: elle servira.',
  },
  faq: [
    {
      question: 'Faut-il installer quelque chose\u00a0?',
      answer:
        'Non. Tout fonctionne dans le navigateur de votre ordinateur ou de votre téléphone, avec un compte client gratuit.',
    },
    {
      question: 'Mes invités devront-ils créer un compte\u00a0?',
      answer: 'Non. Une invitation est un lien personnel\u00a0: on répond depuis son téléphone, en quelques instants.',
    },
  ],
  next: {
    title: 'Les chiffres expliqués',
    text: 'Moyennes, fourchettes par métier, calendrier des versements\u00a0: tout est dans l’article.',
    action: 'Lire l’article',
    href: '/blog/budget-de-mariage-des-reperes-et-une-reserve',
  },
};

const inspiration: ServiceText = {
  label: serviceNames.inspiration,
  description:
    'Des idées cohérentes\u00a0: ambiances par saison, lieux, tables et petites attentions pour un mariage, un anniversaire ou un séminaire qui vous ressemble.',
  lead: 'L’inspiration ne manque pas\u00a0; c’est le tri qui manque. Nous préférons quatre ambiances complètes à quatre mille images.',
  points: [
    {
      title: 'Partez de ce que vous aimez faire',
      text: 'Un couple qui cuisine recevra autour d’une longue table\u00a0; des amis qui dansent placeront la piste au centre.',
    },
    {
      title: 'Choisissez une matière, pas un thème',
      text: 'Le lin, le bois, le verre, le papier\u00a0: une matière relie tout sans se répéter.',
    },
    {
      title: 'Gardez un luxe',
      text: 'Un seul, et franchement\u00a0: des fleurs partout, un vin rare, un quatuor. Le reste peut être simple.',
    },
  ],
  plate: {
    title: 'Quatre ambiances, quatre saisons',
    text: 'Chacune se décline pour douze ou deux cents personnes.',
    rows: [
      {
        term: 'Printemps',
        title: 'Le verger',
        text: 'Branches de pommier, nappes blanches, vaisselle dépareillée. Vin d’honneur debout dans l’herbe, dîner tôt, à la lumière du jour.',
      },
      {
        term: 'Été',
        title: 'La nuit claire',
        text: 'Guirlandes tendues entre deux arbres, grandes tables, plats à partager. On dîne à 21\u00a0h, on danse dehors, on prévoit des châles.',
      },
      {
        term: 'Automne',
        title: 'La bibliothèque',
        text: 'Bordeaux, cuir et papier. Une cérémonie de lectures, un dîner assis, des livres annotés en guise de marque-places.',
      },
      {
        term: 'Hiver',
        title: 'La maison de famille',
        text: 'Bougies, branches de houx, feu de cheminée. Quarante personnes, une soupe au coin du feu, un brunch qui dure.',
      },
    ],
  },
  faq: [
    {
      question: 'Comment garder une unité sans tout acheter\u00a0?',
      answer:
        'Limitez-vous à trois couleurs, dont une qui existe déjà dans le lieu. Les loueurs de matériel ont presque toujours la vaisselle et le linge qui s’accordent.',
    },
    {
      question: 'Ces idées valent-elles pour un séminaire\u00a0?',
      answer:
        'Oui\u00a0: une équipe reçue dans un verger ou une bibliothèque travaille mieux que dans une salle sans fenêtre.',
    },
  ],
  next: {
    title: 'Qui peut le faire avec vous',
    text: 'Fleuristes, décoration, papeterie\u00a0: voyez ce qui se fait près de chez vous.',
    action: 'Voir la décoration',
    href: '/partners/decorator',
  },
};

const dayOf: ServiceText = {
  label: serviceNames['day-of'],
  description:
    'Un déroulé type du jour\u00a0J, heure par heure, et nos conseils pour le transmettre aux prestataires afin que personne n’ait à vous appeler.',
  lead: 'Le jour même, vous ne devriez avoir que deux choses à faire\u00a0: être là, et être à l’heure. Tout le reste s’écrit avant.',
  points: [
    {
      title: 'Une seule feuille de route',
      text: 'Mêmes horaires pour tout le monde, avec le lieu, la personne responsable et un numéro à appeler.',
    },
    {
      title: 'Quelqu’un qui n’est pas vous',
      text: 'Une amie, un témoin ou un professionnel\u00a0: une personne désignée répond aux questions à votre place.',
    },
    {
      title: 'Du temps entre les choses',
      text: 'Quinze minutes de battement entre deux moments. C’est là que se prennent les plus belles photos.',
    },
  ],
  plate: {
    title: 'Un déroulé type',
    text: 'Pour un mariage d’été avec cérémonie laïque. Décalez l’ensemble, gardez les écarts.',
    rows: [
      { term: '9\u00a0h', title: 'Installation', text: 'Décoration, fleurs, son. Le lieu ouvre aux prestataires.' },
      { term: '10\u00a0h\u00a030', title: 'Préparatifs', text: 'Coiffure et maquillage, photos des détails.' },
      { term: '14\u00a0h\u00a030', title: 'Mairie', text: 'De quinze à vingt-cinq minutes, puis la sortie.' },
      {
        term: '16\u00a0h',
        title: 'Cérémonie laïque',
        text: 'De quarante à quatre-vingt-dix minutes. Prévoyez de l’ombre et de l’eau.',
      },
      {
        term: '17\u00a0h\u00a030',
        title: 'Vin d’honneur',
        text: 'Deux heures au plus, photos de groupe pendant la première demi-heure.',
      },
      {
        term: '19\u00a0h\u00a045',
        title: 'Dîner',
        text: 'Discours entre les plats, jamais pendant. Repas des prestataires à la même heure.',
      },
      { term: '22\u00a0h\u00a030', title: 'Gâteau et première danse', text: 'Puis la piste est à tout le monde.' },
      { term: '3\u00a0h', title: 'Fin', text: 'Navettes annoncées dès le dessert, dernière chanson choisie d’avance.' },
    ],
    note: 'Si de la musique est diffusée, la déclaration à la SACEM est à vérifier avec votre lieu ou votre DJ.',
  },
  faq: [
    {
      question: 'Faut-il un coordinateur ou une coordinatrice\u00a0?',
      answer:
        'Au-delà de quatre-vingts invités, ou si les prestataires ne se connaissent pas, cela change la journée. L’annuaire en compte dans la catégorie «\u00a0Organisation et officiants\u00a0».',
    },
    {
      question: 'Quand envoyer la feuille de route\u00a0?',
      answer: 'Un mois avant, pour avis\u00a0; une semaine avant, dans sa version définitive. Jamais la veille.',
    },
  ],
  next: {
    title: 'Trouver la personne qui coordonnera la journée',
    text: 'Wedding planners, officiants, maîtres de cérémonie\u00a0: les professionnels de votre région.',
    action: 'Chercher dans l’annuaire',
    href: '/partners/general',
  },
};

export const services = {
  pages: { planning, vendors, tools, inspiration, 'day-of': dayOf },
  questions: 'Questions fréquentes',
  others: 'Les autres services',
} as const;

export type ServiceSlug = keyof typeof services.pages;
