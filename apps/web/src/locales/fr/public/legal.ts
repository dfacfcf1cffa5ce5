// Terms, privacy, cookies, accessibility. Written to be read; each sentence says what the product does today. An array is shown as a list.
export interface LegalText {
  title: string;
  description: string;
  lead: string;
  updated: string;
  sections: ReadonlyArray<{
    title: string;
    body: ReadonlyArray<string | readonly string[]>;
    link?: { label: string; href: string };
  }>;
}

const updated = 'Dernière mise à jour\u00a0: 17 novembre 2026';

const terms: LegalText = {
  title: 'Conditions d’utilisation',
  description:
    'Les règles d’usage de Liesse\u00a0: qui édite le site, ce que l’on peut y faire, comment les prestataires sont classés, qui est responsable de quoi.',
  lead: 'Ces conditions précisent vos droits et vos engagements, et les nôtres. Nous les avons voulues courtes.',
  updated,
  sections: [
    {
      title: 'Qui édite ce site',
      body: [
        'Liesse est un service en ligne qui aide à préparer des événements et met en relation celles et ceux qui organisent avec des prestataires. L’adresse postale, le téléphone et l’adresse e-mail de l’éditeur figurent au pied de chaque page et sur la page de contact.',
      ],
    },
    {
      title: 'Ce que le service permet',
      body: [
        'Sans compte, vous pouvez lire les articles, parcourir l’annuaire et nous écrire. Avec un compte, vous disposez d’un espace personnel selon votre rôle\u00a0: client ou prestataire. Préparer un événement est gratuit.',
        'Le service est fourni tel qu’il est présenté sur le site. Nous nous efforçons de le garder disponible à toute heure, sans pouvoir exclure des interruptions, notamment pour l’entretien.',
      ],
    },
    {
      title: 'Votre compte',
      body: [
        'Vous vous inscrivez avec une adresse que vous consultez réellement et un mot de passe que vous n’utilisez pas ailleurs. Vous en gardez le secret. La vérification en deux étapes et les clés d’accès sont proposées dans votre compte\u00a0; nous les conseillons.',
        'Vous pouvez cesser d’utiliser le service à tout moment et supprimer votre compte vous-même, depuis la page «\u00a0Mon compte\u00a0». La suppression est immédiate et rien ne peut être rétabli\u00a0: elle efface votre profil, vos événements avec tout ce qui s’y prépare, et, pour un prestataire, sa fiche et les avis reçus. Trois situations l’empêchent, et la page vous indique alors quoi faire\u00a0: les réservations à venir d’un prestataire, un événement que d’autres préparent avec vous, le dernier compte d’administration du site.',
        'Ce qui engage aussi une autre personne lui reste, sous le nom «\u00a0Compte supprimé\u00a0»\u00a0: les devis, les factures et les messages des réservations. Les avis que vous avez publiés restent, sans votre nom.',
        'Nous pouvons suspendre un compte qui nuit à d’autres personnes ou au service, en disant pourquoi.',
      ],
    },
    {
      title: 'Les prestataires et leur classement',
      body: [
        'Une fiche n’est publiée qu’après examen par notre équipe. Le prestataire répond de l’exactitude de ce qu’il y écrit\u00a0: identité, prix, photographies, disponibilités.',
        'Les résultats sont ordonnés selon des critères publics\u00a0: pertinence, distance, disponibilité, avis vérifiés, délai de réponse. Aucune rémunération n’influence cet ordre.',
        'Liesse n’est pas partie aux contrats conclus entre une personne qui organise et un prestataire. Chacun exécute les siens et en répond.',
      ],
    },
    {
      title: 'Les avis',
      body: [
        'Un avis suppose une prestation réelle. Il est publié avec la date de l’événement et la façon dont il a été vérifié, du plus récent au plus ancien. Le prestataire peut y répondre une fois. Un avis n’est retiré que s’il est illicite ou ne correspond à aucune prestation.',
      ],
    },
    {
      title: 'Ce que vous publiez',
      body: [
        'Vos textes et vos images restent les vôtres. Vous nous autorisez à les afficher aux personnes auxquelles vous les destinez, tant qu’ils sont en ligne. Vous ne publiez rien qui soit illicite, ni rien sur une autre personne sans son accord.',
      ],
    },
    {
      title: 'Nos textes et notre nom',
      body: [
        'Les articles, les dessins et le nom du service ne peuvent être reproduits sans notre accord. Une courte citation, avec un lien, est la bienvenue.',
      ],
    },
    {
      title: 'En cas de désaccord',
      body: [
        'Écrivez-nous d’abord\u00a0: presque tout se règle ainsi. Si vous agissez en tant que consommateur et que notre réponse ne vous convient pas, vous pouvez recourir gratuitement à un médiateur de la consommation, dont les coordonnées figurent au début de cette page, ou vous sont données sur simple demande. Le droit français s’applique.',
      ],
    },
    {
      title: 'Si ces conditions changent',
      body: [
        'La date en tête de page change avec elles. Si un changement touche à vos droits, nous prévenons les titulaires de compte avant qu’il ne s’applique.',
      ],
    },
  ],
};

const request = { label: 'Demander mes données ou leur effacement', href: '/privacy/request' };

const privacy: LegalText = {
  title: 'Confidentialité',
  description:
    'Quelles données Liesse garde, pourquoi, combien de temps, qui les voit, et comment les consulter, les corriger ou les faire effacer.',
  lead: 'Nous conservons peu de données, nous disons lesquelles, et nous n’en vendons aucune.',
  updated,
  sections: [
    {
      title: 'Si vous ne faites que lire',
      body: [
        'Aucun compte, aucun cookie, aucun outil de mesure d’audience. Nos pages n’appellent aucun autre site\u00a0: ni polices, ni cartes, ni boutons de réseaux sociaux. Le serveur note qu’une page a été demandée, sans votre adresse ni votre identité.',
      ],
    },
    {
      title: 'Si vous nous écrivez',
      body: [
        'Nous gardons votre nom, votre adresse, le sujet et le message, pour vous répondre. Ils sont effacés après trois ans au plus\u00a0; un message qui semble écrit par une machine, après trente jours.',
        'Pour freiner les envois en masse, l’adresse de votre réseau est conservée une heure, à part, sans lien avec ce que vous avez écrit.',
      ],
    },
    {
      title: 'Si vous avez un compte',
      body: [
        'Nous gardons ce que vous y mettez\u00a0:',
        [
          'votre nom, votre adresse e-mail et, si vous le donnez, votre téléphone et votre portrait\u00a0;',
          'votre mot de passe, sous une forme qui ne permet pas de le retrouver\u00a0;',
          'vos méthodes de vérification en deux étapes et vos clés d’accès\u00a0;',
          'vos sessions ouvertes, avec l’appareil et l’adresse de connexion, pour que vous puissiez en fermer une\u00a0;',
          'vos choix de notification et vos favoris.',
        ],
        'La base de ce traitement est le contrat qui nous lie. Ces données sont conservées aussi longtemps que le compte.',
      ],
    },
    {
      title: 'Si vous organisez un événement',
      body: [
        'Les informations de l’événement ne sont visibles que de vous et des personnes que vous y associez, chacune selon les droits que vous lui donnez. Elles vous appartiennent.',
        'Les allergies sont des données de santé\u00a0: elles sont facultatives, recueillies avec un accord daté, et ne servent qu’au repas.',
      ],
    },
    {
      title: 'Si l’on vous invite à un événement',
      body: [
        'Vos coordonnées nous sont confiées par les personnes qui vous invitent, pour cette invitation seulement. Votre lien personnel ne montre que votre foyer\u00a0: aucun autre invité ne voit vos réponses. Vous pouvez nous demander de les consulter ou de les effacer sans créer de compte.',
      ],
      link: request,
    },
    {
      title: 'Si vous êtes prestataire',
      body: [
        'Votre fiche est publique une fois acceptée. Les documents et échanges qui servent à la vérifier ne le sont pas.',
      ],
    },
    {
      title: 'Qui d’autre voit ces données',
      body: [
        'Personne, hormis les membres de notre équipe qui en ont besoin, chacun selon des permissions vérifiées par la base de données elle-même, et les prestataires techniques qui hébergent le service ou acheminent nos messages. Si vous choisissez de vous connecter avec Google, Facebook ou Apple, ce service apprend que vous utilisez Liesse.',
        'Nous ne vendons ni ne louons aucune donnée.',
      ],
    },
    {
      title: 'Vos droits',
      body: [
        'Vous pouvez consulter vos données, les corriger, les emporter, vous opposer à leur usage ou les faire effacer. Si vous avez un compte, la page «\u00a0Mon compte\u00a0» permet de tout télécharger dans un fichier et de supprimer le compte. Sans compte, un formulaire suffit\u00a0: nous vérifions que l’adresse est à vous, puis nous répondons sous un mois. Pour le reste, écrivez-nous par la page de contact. Si notre réponse ne vous satisfait pas, vous pouvez saisir la CNIL (www.cnil.fr).',
      ],
      link: request,
    },
    {
      title: 'Comment elles sont protégées',
      body: [
        'Les droits d’accès sont écrits dans la base de données, ligne par ligne, et vérifiés par des tests. Les mots de passe sont hachés, les codes expirent en dix minutes au plus, et fermer une session coupe l’accès aussitôt.',
        'Les sauvegardes ne servent qu’à réparer une panne et sont détruites après trente jours au plus. Si l’une d’elles devait servir, les effacements faits depuis seraient refaits avant la réouverture.',
      ],
    },
  ],
};

const cookies: LegalText = {
  title: 'Cookies',
  description:
    'Liesse n’utilise ni traceur, ni mesure d’audience. Trois cookies servent à votre connexion et à vos invitations\u00a0: il n’y a donc pas de bandeau. Ce que votre navigateur retient, et comment l’effacer.',
  lead: 'Ce site ne contient aucun traceur. Il dépose deux cookies si vous vous connectez, pour votre connexion et sa sécurité, et un seul si vous ouvrez une invitation. C’est pourquoi vous n’avez vu aucun bandeau\u00a0: il n’y a rien à accepter.',
  updated,
  sections: [
    {
      title: 'Ce que votre navigateur retient',
      body: [
        'Quelques informations restent dans la mémoire de votre navigateur, sur votre appareil. Elles ne partent vers aucun autre site et ne servent qu’à faire fonctionner celui-ci\u00a0; la loi ne demande donc pas votre accord\u00a0:',
        [
          'votre session, si vous vous connectez, jusqu’à la déconnexion, et un cookie qui la ferme avec le navigateur si vous ne cochez pas «\u00a0Se souvenir de moi\u00a0»\u00a0;',
          'un cookie de sécurité, si vous vous connectez par mot de passe, pendant un an\u00a0: il fait reconnaître cet appareil, pour que les essais d’une autre personne ne vous empêchent jamais d’entrer\u00a0;',
          'votre adresse e-mail et la case «\u00a0Se souvenir de moi\u00a0», si vous la cochez\u00a0;',
          'l’usage de la biométrie et de la vérification en deux étapes, si vous les activez\u00a0;',
          'l’apparence choisie, claire par défaut\u00a0;',
          'ce que vous avez commencé à écrire, et la dernière copie de vos pages utiles sans réseau, jusqu’à la déconnexion\u00a0;',
          'un cookie avec les invitations que vous avez ouvertes, pendant treize mois au plus ou jusqu’à ce que vous les retiriez de ce navigateur\u00a0;',
          'la dernière copie de votre invitation, et la réponse qui attend le retour du réseau\u00a0;',
          'vos favoris de l’annuaire, tant que vous n’avez pas de compte\u00a0;',
          'la position de lecture des pages que vous quittez, jusqu’à la fermeture de l’onglet.',
        ],
      ],
    },
    {
      title: 'Comment l’effacer',
      body: [
        'Se déconnecter efface la session. Pour le reste, ouvrez les réglages de votre navigateur, puis «\u00a0Effacer les données de site\u00a0» pour l’adresse de Liesse. Le site continuera de fonctionner.',
      ],
    },
    {
      title: 'Et ailleurs',
      body: [
        'Les liens vers nos réseaux sociaux, quand il y en a, sont de simples liens\u00a0: rien n’est envoyé à ces services tant que vous ne les suivez pas. Une fois chez eux, leurs propres règles s’appliquent.',
      ],
    },
    {
      title: 'Si cela devait changer',
      body: ['Cette page changerait d’abord, et rien d’autre ne serait déposé sans votre accord.'],
    },
  ],
};

const facts = {
  company: 'Éditeur',
  siren: 'SIREN',
  siret: 'SIRET',
  rcs: 'Immatriculation',
  capital: 'Capital social',
  vat: 'TVA intracommunautaire',
  director: 'Direction de la publication',
  host: 'Hébergeur',
  mediator: 'Médiateur de la consommation',
} as const;

const accessibility: LegalText = {
  title: 'Déclaration d’accessibilité',
  description:
    'Ce que Liesse fait pour être utilisable par tout le monde, ce qui est vérifié, ce qui ne l’est pas encore, et comment nous signaler une difficulté.',
  lead: 'Préparer une fête ne doit exclure personne. Voici ce que nous vérifions, et ce qui manque encore.',
  updated,
  sections: [
    {
      title: 'Notre objectif, et où nous en sommes',
      body: [
        'Nous suivons les règles internationales WCAG 2.2, niveau AA, dont le référentiel français RGAA reprend les critères.',
        'Le site n’a pas encore été audité par un organisme indépendant\u00a0: nous n’annonçons donc aucun taux de conformité. Cette déclaration est établie par nous-mêmes, d’après nos propres vérifications.',
      ],
    },
    {
      title: 'Ce que nous vérifions',
      body: [
        'À chaque modification du site, des essais automatiques ouvrent ses pages dans un navigateur, les utilisent et contrôlent\u00a0:',
        [
          'les contrastes, les intitulés des champs et des boutons, la structure des titres, l’ordre de lecture, avec l’outil axe\u00a0;',
          'l’usage au clavier des parcours principaux, et la place du curseur quand une fenêtre s’ouvre ou se ferme\u00a0;',
          'l’affichage sur téléphone, tablette et ordinateur, sans défilement de côté\u00a0;',
          'l’arrêt des animations pour les personnes qui l’ont demandé à leur appareil.',
        ],
        'Les pages publiques se lisent sans JavaScript, et le formulaire de contact s’envoie sans lui.',
      ],
    },
    {
      title: 'Ce qui manque encore',
      body: [
        [
          'Aucun essai régulier n’est fait avec un lecteur d’écran ni avec des personnes handicapées\u00a0: les essais automatiques ne voient qu’une partie des obstacles.',
          'Les documents PDF à télécharger (devis, factures, budget, plans) ne sont pas balisés pour les lecteurs d’écran. Leur contenu se lit aussi dans les pages du site.',
          'Les photos et les textes publiés par les prestataires et par les personnes qui invitent ne sont pas toujours décrits\u00a0: ils dépendent de leurs auteurs.',
        ],
      ],
    },
    {
      title: 'Une difficulté\u00a0? Dites-le-nous',
      body: [
        'Si une page vous pose problème, écrivez-nous en indiquant son adresse et ce que vous cherchiez à faire. Nous répondons, nous vous donnons l’information par un autre moyen, et nous corrigeons.',
      ],
      link: { label: 'Nous écrire', href: '/contact' },
    },
    {
      title: 'Si notre réponse ne vous convient pas',
      body: [
        'Vous pouvez vous adresser gratuitement au Défenseur des droits\u00a0: par son formulaire (formulaire.defenseurdesdroits.fr), par téléphone au 09\u00a069\u00a039\u00a000\u00a000, auprès de ses délégués dans votre département, ou par courrier sans timbre à Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.',
      ],
    },
  ],
};

export const legal = { terms, privacy, cookies, accessibility, facts, contents: 'Sommaire' } as const;
