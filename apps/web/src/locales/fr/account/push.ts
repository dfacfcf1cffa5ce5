// Push messages: notifications that a device shows while the application is closed.
export const push = {
  title: 'Sur cet appareil',
  description: 'Vos notifications s’affichent aussi quand l’application est fermée.',
  explanation:
    'Votre appareil vous demandera votre accord. Vous pourrez changer d’avis ici à tout moment, et la déconnexion y met fin.',
  turnOn: 'Activer sur cet appareil',
  turningOn: 'Activation…',
  turnOff: 'Désactiver sur cet appareil',
  isOn: 'Les notifications sont activées sur cet appareil.',
  turnedOn: 'Notifications activées',
  turnedOff: 'Notifications désactivées',
  unsupported: 'Ce navigateur ne sait pas afficher de notifications. Essayez avec un autre navigateur.',
  needsInstall:
    'Sur iPhone et iPad, ajoutez d’abord le site à l’écran d’accueil (Partager, puis «\u00a0Sur l’écran d’accueil\u00a0»), et ouvrez-le de là.',
  denied:
    'Les notifications de ce site sont bloquées dans votre navigateur. Autorisez-les dans ses réglages, à «\u00a0Notifications\u00a0» pour ce site, puis revenez ici.',
  deniedInApplication:
    'Les notifications de l’application sont bloquées sur cet appareil. Autorisez-les dans ses réglages, à «\u00a0Liesse\u00a0» puis «\u00a0Notifications\u00a0», et revenez ici.',
  unanswered: 'Votre accord n’a pas été donné\u00a0: rien n’a changé.',
  unavailable: 'Ce site n’envoie pas de notifications aux appareils.',
  unreachable: 'Le service de notifications de votre appareil n’a pas répondu. Réessayez dans un moment.',
  byPush: 'Sur mes appareils',
  content: 'Afficher le contenu',
  contentHint:
    'Sinon, vos appareils affichent «\u00a0Vous avez une nouvelle notification\u00a0», sans un mot de plus sur l’écran verrouillé.',
  quiet: 'Heures calmes',
  quietHint:
    'Ce qui arrive entre ces heures est annoncé en une fois, à la fin (heure de Paris). Un retard annoncé le jour J arrive tout de suite.',
  quietFrom: 'De',
  quietUntil: 'À',
  sameHours: 'Choisissez deux heures différentes.',
} as const;
