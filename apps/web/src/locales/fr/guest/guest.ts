// Texts of the guest pages: invitation, reply, event, menus, album and stored data.
import { formatPlural } from '#web/lib/format/format.ts';
import { householdName } from '#web/lib/format/household-name.ts';
import { site } from '#web/locales/fr/public/site.ts';
import { tableName } from '#web/locales/fr/table-names.ts';
import { shell } from '#web/locales/fr/ui/shell.ts';

export const guest = {
  area: shell.areas.guest,
  homeLabel: site.homeLabel,
  entries: shell.guest,
  language: {
    label: 'Langue de la page',
    change: 'Changer de langue',
  },

  copied: (moment: string) => `Copie enregistrée sur cet appareil, ${moment}.`,
  offline: 'Vous êtes hors ligne. Votre invitation reste lisible, et votre réponse partira dès le retour du réseau.',

  code: {
    title: 'Votre invitation',
    description: 'Ouvrez votre invitation avec le code que vous avez reçu.',
    text: 'Saisissez le code de votre invitation, ou collez le lien que l’on vous a envoyé.',
    label: 'Code de l’invitation',
    hint: 'Il figure dans le lien reçu et sous le code à scanner de votre carton.',
    missing: 'Indiquez le code de votre invitation.',
    open: 'Ouvrir mon invitation',
    another: 'Ouvrir une autre invitation',
  },

  lookup: {
    title: 'Votre invitation',
    looking: 'Nous cherchons votre invitation…',
    open: 'Ouvrir l’invitation',
    noScript:
      'Aucune invitation n’est ouverte dans ce navigateur. Suivez le lien que vous avez reçu, ou saisissez votre code.',
    failed: 'Votre invitation n’a pas pu être chargée.',
    errorTitle: 'Erreur',
    unknown: "Impossible de trouver l'invité avec ce token",
  },

  /** On the 404 page, after a link that opens nothing. */
  wrongLink: {
    title: 'Ce lien n’est plus valable',
    text: 'Il a peut-être été copié en partie, ou remplacé par vos hôtes. Saisissez le code imprimé sous le code à scanner de votre carton, ou collez le lien reçu par e-mail.',
    stuck:
      'Cela ne fonctionne pas\u00a0? Demandez votre lien aux personnes qui vous invitent\u00a0: elles peuvent vous le renvoyer en un instant.',
  },

  /** Before pages that ask for a password. */
  gate: {
    text: 'Vos hôtes ont protégé cette page par un mot de passe. Il vous est demandé une seule fois sur cet appareil.',
    label: 'Mot de passe de la page',
    hint: 'Vos hôtes vous l’ont donné, souvent sur le carton. Les majuscules ne comptent pas.',
    missing: 'Indiquez le mot de passe que vos hôtes vous ont donné.',
    tooMany: 'Trop d’essais en peu de temps. Patientez un quart d’heure, puis réessayez.',
    open: 'Entrer',
  },

  /** Links that open nothing any more. */
  notFound: {
    title: 'Page introuvable',
    text: 'Cette page n’existe pas, ou n’existe plus. Votre invitation est toujours là.',
    back: 'Revenir à l’invitation',
  },

  ended: {
    revoked: {
      title: 'Ce lien n’est plus actif',
      text: 'Les personnes qui vous invitent l’ont remplacé ou retiré. Demandez-leur votre nouveau lien\u00a0: elles vous l’enverront en un instant.',
    },
    gone: {
      title: 'Cette invitation n’est plus en ligne',
      text: 'L’événement est passé ou a été retiré. Pour toute question, adressez-vous à vos hôtes.',
    },
    unknown: {
      title: 'Ce lien n’ouvre aucune invitation',
      text: 'Vérifiez le code de votre carton, ou demandez votre lien aux personnes qui vous invitent.',
    },
    notHere: {
      title: 'Ouvrez d’abord votre lien',
      text: 'Aucune invitation n’a encore été ouverte dans ce navigateur. Suivez le lien que vous avez reçu, ou saisissez votre code.',
    },
  },

  refusals: {
    'unknown-link': 'Ce lien n’ouvre plus d’invitation. Demandez-le de nouveau aux personnes qui vous invitent.',
    revoked: 'Ce lien a été retiré par vos hôtes. Demandez-leur votre nouveau lien.',
    gone: 'Cette invitation n’est plus en ligne.',
    closed:
      'La date limite est passée\u00a0: votre réponse n’a pas été enregistrée. Prévenez directement les personnes qui vous invitent.',
    locked: 'Cette page demande désormais un mot de passe\u00a0: rechargez-la pour le saisir.',
    'wrong-password': 'Ce n’est pas le mot de passe. Relisez votre carton, ou demandez-le à vos hôtes.',
    'moment-full':
      'Il ne reste plus assez de places à l’un des moments. Le reste de votre réponse est intact\u00a0: ajustez-la, puis renvoyez-la.',
    invalid:
      'Une partie de la réponse n’est plus valable, sans doute parce que l’invitation a changé. Vérifiez-la, puis renvoyez-la.',
    'consent-missing': 'Une allergie ne peut être transmise qu’avec votre accord.',
    'plus-one-name': 'Indiquez le nom de la personne qui vous accompagne.',
    'too-many': 'Trop d’essais en peu de temps. Patientez quelques minutes, puis réessayez.',
    'already-reported': 'Vous avez déjà signalé cette photo.',
    network: 'Vous semblez hors ligne. Vérifiez votre connexion, puis réessayez.',
    unavailable: 'Le service est momentanément indisponible. Veuillez réessayer dans un instant.',
    unexpected: 'Quelque chose d’inattendu s’est produit. Veuillez réessayer.',
  },

  cover: {
    invites: (household: string) => `Invitation pour ${householdName(household)}`,
    period: (start: string, end: string) => `Du ${start} au ${end}`,
    dateToCome: 'La date vous sera annoncée',
    alt: 'Photo choisie par vos hôtes',
  },

  reply: {
    title: 'Votre réponse',
    description: 'Répondez à votre invitation en quelques instants, pour chaque personne et chaque moment.',
    until: (day: string) => `Réponse souhaitée avant le ${day}. Jusque-là, vous pourrez la modifier.`,
    anytime: 'Vous pourrez modifier votre réponse à tout moment.',
    everybody: 'Tout le monde vient',
    alone: 'Je viens',
    nobody: 'Personne ne pourra venir',
    notComing: 'Je ne pourrai pas venir',
    plusOne: 'La personne qui vous accompagne',
    detailsOf: (name: string) => `${name}\u00a0: menu, régime, précisions`,
    plusOneHint: 'Une place est prévue pour la personne de votre choix.',
    ages: { adult: '', child: 'Enfant', baby: 'Bébé' },
    at: (day: string, hour: string) => `${day} à ${hour}`,
    yes: 'Oui',
    no: 'Non',
    full: 'Complet',
    fullNote: 'Ce moment affiche complet. Vos hôtes peuvent encore vous trouver une place\u00a0: parlez-leur-en.',
    fullNow: 'Ce moment vient d’afficher complet\u00a0: il n’y reste pas assez de places pour toutes ces personnes.',
    noMomentFor: (name: string) => `${name}\u00a0: vos hôtes n’ont pas encore précisé à quels moments.`,
    firstName: 'Prénom',
    lastName: 'Nom',
    nameMissing: 'Indiquez au moins un prénom.',
    courses: { menu: 'Menu', starter: 'Entrée', main: 'Plat', dessert: 'Dessert' },
    course: (course: string, moment: string) => `${course} – ${moment}`,
    menuToChoose: 'Menu\u00a0: à choisir',
    menuOf: (dishes: string) => `Menu\u00a0: ${dishes}`,
    menuLeft: (menu: string, courses: string) => `${menu}\u00a0; reste à choisir\u00a0: ${courses}`,
    addDiet: 'Préciser un régime',
    addDietFor: (name: string) => `Préciser un régime ou une allergie pour ${name}`,
    diet: 'Régime alimentaire',
    diets: {
      végétarien: 'Végétarien',
      végane: 'Végane',
      pescétarien: 'Pescétarien',
      'sans porc': 'Sans porc',
      'sans gluten': 'Sans gluten',
      'sans lactose': 'Sans lactose',
    },
    allergies: 'Allergies et autres précisions',
    allergiesHint: 'Par exemple\u00a0: arachides, œufs, repas halal ou casher.',
    consent:
      'J’accepte que cette information, qui touche à ma santé ou à mes convictions, soit transmise à mes hôtes et aux personnes qui préparent le repas, dans ce seul but. Elle est effacée au plus tard trente jours après l’événement, et je peux la retirer à tout moment.',
    consentMissing:
      'Cochez votre accord, ou videz le champ\u00a0: sans lui, cette précision ne peut pas être transmise.',
    optional: '(facultatif)',
    song: 'La chanson qui vous fera danser',
    songHint: 'Un titre, un artiste\u00a0: elle rejoindra la liste de la soirée.',
    message: 'Un mot pour vos hôtes',
    tooLong: (limit: number) => `Ce texte est trop long\u00a0: ${limit} caractères au plus.`,
    toCorrect: 'Corrigez ce qui est signalé ci-dessous, puis renvoyez-la.',
    nothing: 'Indiquez au moins une réponse, par oui ou par non.',
    send: 'Envoyer ma réponse',
    sending: 'Envoi en cours…',
    cancel: 'Garder ma réponse actuelle',
    privacy: 'Vos réponses ne sont lues que par vos hôtes et leur équipe.',
    privacyLink: 'Vos données',
  },

  toasts: {
    updated: 'Mise à jour réussie',
    updatedText: 'Vos informations ont été mises à jour',
    failed: 'Erreur',
    failedText: 'Impossible de mettre à jour vos informations',
  },

  thanks: {
    coming: 'Merci, c’est noté',
    comingText: 'Vos hôtes ont reçu votre réponse. Quelle joie de vous retrouver bientôt\u00a0!',
    absent: 'Merci de votre réponse',
    absentText: 'Vos hôtes sont prévenus. Vous leur manquerez.',
    waiting: 'Votre réponse est enregistrée sur cet appareil',
    waitingText: 'Votre réponse partira dès le retour du réseau',
    waitingMore:
      'Vous pouvez fermer cette page\u00a0: au besoin, elle partira à votre prochaine visite dans ce navigateur.',
    retry: 'Réessayer maintenant',
    refused: 'Votre réponse n’a pas été enregistrée',
    summary: 'Ce que vous avez répondu',
    entered: 'Ce que vous aviez indiqué',
    unanswered: 'Sans réponse',
    yes: 'Oui',
    no: 'Non',
    left: (count: number) =>
      `${formatPlural(count, 'réponse reste à donner', 'réponses restent à donner')}\u00a0: complétez-les quand vous le saurez.`,
    diet: (diet: string) => `Régime\u00a0: ${diet}`,
    allergies: (allergies: string) => `Allergies\u00a0: ${allergies}`,
    menu: (dishes: string) => `Au menu\u00a0: ${dishes}`,
    menuToChoose: 'Menu à choisir',
    song: (song: string) => `Votre chanson\u00a0: ${song}`,
    message: 'Votre mot\u00a0:',
    change: 'Modifier ma réponse',
    until: (day: string) => `Vous pouvez la modifier jusqu’au ${day}.`,
    closed: (day: string) => `Les réponses sont closes depuis le ${day}.`,
    closedText: 'Pour un changement, prévenez directement les personnes qui vous invitent.',
    closedContact: 'Pour un changement, prévenez les personnes qui vous invitent\u00a0:',
    closedNow: 'Les réponses sont closes.',
    none: 'Vous n’avez pas répondu',
    noneText: 'Vos hôtes seront heureux d’avoir de vos nouvelles\u00a0: adressez-vous directement à eux.',
    plusOne: 'Accompagnement',
  },

  /** A reply that was given before the date changed. */
  confirm: {
    title: 'La date a changé',
    text: (before: string, now: string) =>
      `Vous aviez répondu pour le ${before}. La nouvelle date\u00a0: ${now.toLowerCase()}.`,
    ask: 'Votre réponse est-elle toujours valable\u00a0? Confirmez-la en un clic, ou modifiez-la plus bas.',
    closed: 'Les réponses sont closes\u00a0: prévenez directement les personnes qui vous invitent.',
    confirm: 'Confirmer ma réponse',
  },

  calendar: {
    add: 'Ajouter à mon agenda',
    addOne: (moment: string) => `Ajouter à mon agenda\u00a0: ${moment}`,
    file: (name: string) => `${name}.ics`,
  },

  event: {
    title: 'L’événement',
    description: 'Le programme, les lieux et les informations pratiques de votre invitation.',
    dayToCome: 'Date à venir',
    hourToCome: 'Heure à venir',
    yourTable: (name: string) => `Votre table\u00a0: ${name}`,
    companion: 'La personne qui vous accompagne',
    tableOf: (person: string, name: string) => `${person}\u00a0: ${tableName({ name })}`,
    route: 'Itinéraire',
    routeTo: (place: string) => `Itinéraire vers ${place} (nouvel onglet)`,
    transport: 'Venir et repartir',
    lodging: 'Dormir sur place',
    practical: 'Bon à savoir',
    contact: 'Joindre vos hôtes',
    map: 'Plan',
    mapOf: (place: string) => `Plan\u00a0: ${place} (OpenStreetMap, nouvel onglet)`,
    gift: 'La liste de cadeaux',
    giftText: 'Votre présence est le plus beau des cadeaux. Pour qui le souhaite, vos hôtes ont préparé une liste.',
    giftLink: 'Voir la liste de cadeaux',
    newTab: '(nouvel onglet)',
    none: 'Le programme se prépare',
    noneText: 'Vos hôtes n’ont pas encore publié les moments de votre invitation. Revenez bientôt.',
    answer: 'Répondre à l’invitation',
  },

  menu: {
    title: 'Les menus',
    description: 'Ce qui vous sera servi, et ce que vous avez choisi.',
    chosenBy: (names: string) => `Choisi pour ${names}`,
    forChildren: (course: string) => `${course} des enfants`,
    none: 'Pas encore de menu',
    noneText: 'Vos hôtes n’ont pas publié de menu à choisir. S’ils le font, vous le trouverez ici.',
    choose: 'Choisir dans ma réponse',
    change: 'Modifier mes choix',
    diet: 'Un régime, une allergie\u00a0? Précisez-le dans votre réponse, vos hôtes préviendront la cuisine.',
  },

  album: {
    noScript:
      'Pour envoyer des photos, activez JavaScript\u00a0: il les allège et efface le lieu de prise de vue avant l’envoi.',
    title: 'L’album',
    description: 'Les photos de l’événement, partagées entre les personnes invitées.',
    text: 'Partagez vos photos de la fête. Vos hôtes les regardent avant de les montrer à toutes les personnes invitées.',
    add: 'Ajouter des photos',
    hint: 'JPEG, PNG ou WebP, 25\u00a0Mo au plus par photo. Elles sont allégées avant l’envoi, et le lieu de prise de vue est effacé.',
    unreadable: 'Cette image ne peut pas être lue par ce navigateur. Essayez en JPEG.',
    refused:
      'Cette photo n’a pas été acceptée. Le nombre maximum de photos est peut-être atteint pour cette invitation.',
    failed: 'L’album n’a pas pu être chargé.',
    empty: 'Aucune photo pour le moment',
    emptyText: 'Les premières apparaîtront ici. Pourquoi pas les vôtres\u00a0?',
    closed: 'L’album n’est pas ouvert',
    closedText: 'Vos hôtes n’ont pas ouvert d’album pour cet événement.',
    pending: 'En attente',
    pendingNote: 'Visible de vous et de vos hôtes',
    hidden: 'Non retenue',
    photo: (place: number) => `Photo n°\u00a0${place} de l’album`,
    ownPhoto: (place: number) => `Votre photo, n°\u00a0${place} de l’album`,
    open: (photo: string) => `Agrandir\u00a0: ${photo}`,
    previous: 'Photo précédente',
    next: 'Photo suivante',
    report: 'Signaler',
    original: 'Photo d’origine',
    newTab: '(nouvel onglet)',
    unseen: 'Cette photo ne peut pas être affichée.',
    remove: 'Retirer',
    removeOne: (photo: string) => `Retirer\u00a0: ${photo}`,
    removeTitle: 'Retirer cette photo\u00a0?',
    removeText: 'Elle disparaît de l’album et de nos serveurs.',
    removed: 'Photo retirée',
    notRemoved: 'Photo inchangée',
    count: (count: number) => formatPlural(count, 'photo', 'photos'),
  },

  data: {
    title: 'Mes données',
    description: 'Les données conservées pour cette invitation, et comment les télécharger ou les effacer.',
    notice: 'À quoi servent vos données',
    points: [
      'Vos noms et coordonnées nous ont été confiés par les personnes qui vous invitent, pour cet événement seulement.',
      'Vos réponses, menus, régimes et mots ne sont lus que par elles et leur équipe\u00a0; la cuisine ne voit que ce qui concerne le repas.',
      'Les allergies sont des données de santé\u00a0: elles sont facultatives, conservées avec votre accord, et effacées au plus tard trente jours après l’événement.',
      'Votre lien personnel est enregistré dans ce navigateur pour que vous retrouviez votre invitation. Il n’ouvre que celle-ci, et cesse de fonctionner six mois après l’événement.',
      'Aucune publicité, aucune mesure d’audience, aucune revente.',
    ],
    policy: 'Politique de confidentialité',
    stored: 'Ce que nous conservons',
    loadFailed: 'Vos données n’ont pas pu être chargées.',
    address: 'Adresse postale',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
    diet: 'Régime',
    allergies: 'Allergies',
    song: 'Chanson',
    message: 'Mot aux hôtes',
    replies: 'Réponses',
    menus: 'Menus',
    photos: 'Photos envoyées',
    reply: (moment: string, answer: string) => `${moment}\u00a0: ${answer}`,
    nothing: 'Rien d’autre que le nom',
    unnamed: 'Personne sans nom pour le moment',
    download: 'Télécharger mes données',
    file: 'mes-donnees.json',
    forgetTitle: 'Effacer ce que j’ai donné',
    forgetText:
      'Coordonnées, régimes, allergies, menus, chanson, mot et photos sont effacés aussitôt. Vos noms et vos oui ou non restent dans la liste de vos hôtes, qui sont prévenus.',
    forget: 'Effacer mes données',
    forgetAsk: 'Effacer vos données\u00a0?',
    notLeft: 'L’invitation n’a pas pu être retirée',
    forgotten: 'Données effacées',
    forgottenText: 'Il ne reste que vos noms et vos réponses par oui ou par non.',
    notForgotten: 'Rien n’a été effacé',
    leaveTitle: 'Quitter ce navigateur',
    leaveText:
      'Sur un appareil partagé, retirez votre invitation de ce navigateur. Votre lien personnel l’ouvrira de nouveau.',
    leave: 'Retirer l’invitation de ce navigateur',
  },
} as const;
