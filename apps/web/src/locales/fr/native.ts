// The sentences of the mobile application that browsers never show.
export const native = {
  exit: {
    title: "Voulez-vous quitter l'application?",
    description: 'Ce que vous avez enregistré est conservé.',
    action: 'Quitter',
    refusal: 'Rester',
  },
  biometrics: {
    title: 'Ouvrir votre espace',
    reason: 'Confirmez votre identité pour ouvrir votre espace.',
    cancel: 'Utiliser le mot de passe',
  },
  share: 'Partager',
  save: 'Enregistrer ou envoyer',
};
