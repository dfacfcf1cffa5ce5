// The export of the data of an account, and its deletion.
import { formatCount, formatPlural } from '#web/lib/format/format.ts';

const quoted = (name: string): string => `«\u00a0${name}\u00a0»`;

export const accountDeletion = {
  title: 'Vos données',
  export: {
    title: 'Copie de vos données',
    description:
      'Tout ce que nous gardons à votre sujet, dans un seul fichier que l’on peut lire et reprendre ailleurs.',
    holds:
      'Profil, préférences, sessions, événements, invités, tâches, budget, messages, devis et avis. Aucun mot de passe ni lien secret n’y figure. Gardez-le pour vous\u00a0: il peut contenir les coordonnées d’autres personnes.',
    action: 'Télécharger mes données',
    done: { title: 'Vos données sont téléchargées', description: 'Gardez ce fichier pour vous.' },
    fileName: (day: string) => `liesse-mes-donnees-${day}.json`,
    about:
      'Copie de toutes les données de votre compte. Les montants sont en centimes d’euro, les heures en temps universel.',
  },
  delete: {
    title: 'Suppression du compte',
    description: 'Elle est immédiate, et rien ne peut être rétabli.',
    before: 'Pensez à télécharger vos données avant de partir.',
    action: 'Supprimer mon compte',
    question: 'Supprimer mon compte',
    explain: 'Lisez ce qui disparaît et ce qui reste. Rien ne pourra être rétabli.',
    gone: 'Ce qui disparaît',
    stays: 'Ce qui reste',
    name: quoted,
    goes: {
      account: 'Votre profil, votre photo, vos préférences et vos sessions sur tous vos appareils',
      event: (name: string, count: number) =>
        count === 0 ? quoted(name) : `${quoted(name)}, avec ${formatPlural(count, 'invité', 'invités')}`,
      eventContent: 'Tout ce qui s’y prépare\u00a0: tâches, budget, documents, photos, demandes de devis sans suite',
      bookings: (count: number) =>
        count === 1
          ? 'Votre réservation\u00a0: le prestataire en est prévenu'
          : `Vos ${formatCount(count)} réservations\u00a0: les prestataires en sont prévenus`,
      listing: (name: string) => `Votre fiche ${quoted(name)}, ses photos et les avis reçus`,
    },
    remains: {
      events: (names: string, count: number) =>
        `${names}, qui ${count === 1 ? 'appartient' : 'appartiennent'} à une autre personne`,
      messages: 'Les messages des réservations, chez l’autre partie, sous le nom «\u00a0Compte supprimé\u00a0»',
      reviews: (count: number) =>
        count === 1 ? 'Votre avis publié, sans votre nom' : 'Vos avis publiés, sans votre nom',
    },
    address: 'Votre adresse e-mail',
    addressHint: (email: string) => `Pour confirmer, recopiez ${email}`,
    wrongAddress: 'Ce n’est pas l’adresse de ce compte.',
    cancel: 'Garder mon compte',
    confirm: 'Supprimer définitivement',
    failed: 'Votre compte n’est pas supprimé',
    done: { title: 'Votre compte est supprimé', description: 'Un dernier message vous le confirme par e-mail.' },
    obstacles: {
      title: 'Un point reste à régler',
      demonstration: 'Ce compte de démonstration sert à tout le monde. Créez le vôtre pour essayer.',
      'last-administrator':
        'Vous êtes la dernière personne à gérer le site. Invitez d’abord une autre personne à administrer le site.',
      bookings: (count: number) =>
        count === 1
          ? 'Une réservation est à venir. Honorez-la, ou annulez-la depuis sa page, avant de partir.'
          : `${formatCount(count)} réservations sont à venir. Honorez-les, ou annulez-les depuis leur page, avant de partir.`,
      'shared-events': (names: string, count: number) =>
        `Vous préparez ${names} à plusieurs. Transmettez d’abord ${count === 1 ? 'cet événement à un membre de son équipe, ou supprimez-le' : 'ces événements à un membre de leur équipe, ou supprimez-les'}.`,
      offered: (names: string) =>
        `Vous avez déjà proposé ${names}\u00a0: vous pourrez partir dès que votre proposition sera acceptée.`,
    },
  },
  /** How the parts of the file are called, in the order in which they are read. */
  sections: {
    exported_at: 'date_de_la_copie',
    profile: 'profil',
    access: 'connexions',
    notification_choices: 'choix_de_notification',
    notification_settings: 'reglages_de_notification',
    memberships: 'equipes',
    events: 'evenements',
    messages: 'messages_ecrits',
    favourites: 'favoris',
    reviews: 'avis_ecrits',
    listing: 'fiche_de_prestataire',
    notifications: 'notifications',
  },
} as const;
