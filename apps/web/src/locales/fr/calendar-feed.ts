// A secret calendar address: of the planning for members of an event, of the bookings for partners.
export const calendarFeed = {
  create: 'Créer mon adresse',
  renew: 'Remplacer l’adresse',
  end: 'Désactiver',
  since: (day: string) => `Adresse créée le ${day}.`,
  read: (moment: string) => `Lue pour la dernière fois le ${moment}.`,
  unread: 'Aucun agenda ne l’a encore lue.',
  ended: 'L’adresse est désactivée',
  renewTitle: 'Remplacer l’adresse\u00a0?',
  renewText: 'L’adresse actuelle cessera de fonctionner\u00a0: il faudra ajouter la nouvelle dans votre agenda.',
  endTitle: 'Désactiver l’adresse\u00a0?',
} as const;
