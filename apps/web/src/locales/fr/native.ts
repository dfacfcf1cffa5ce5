// The sentences of the mobile application that browsers never show.
export const native = {
  exit: {
    title: "Voulez-vous quitter l'application?",
    description: 'Ce que vous avez enregistré est conservé.',
    action: 'Quitter',
    refusal: 'Rester',
  },
  picture: {
    title: 'Ajouter une photo',
    description: 'Prenez-la maintenant, ou choisissez-la parmi celles de cet appareil.',
    action: 'Prendre une photo',
    refusal: 'Choisir un fichier',
  },
  biometrics: {
    title: 'Ouvrir votre espace',
    reason: 'Confirmez votre identité pour ouvrir votre espace.',
    cancel: 'Utiliser le mot de passe',
  },
  /** The name of the messages in the settings of Android. */
  channel: 'Notifications',
  share: 'Partager',
  save: 'Enregistrer ou envoyer',
};
