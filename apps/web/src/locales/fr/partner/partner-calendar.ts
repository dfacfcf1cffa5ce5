// /partner/calendar: the days of a partner, their settings and the calendars they are linked with.
import { formatPlural } from '#web/lib/format/format.ts';
import { calendarFeed } from '#web/locales/fr/calendar-feed.ts';

export const partnerCalendar = {
  title: 'Calendrier',
  description: 'Vos jours libres, réservés et fermés.',
  lead: 'Un jour complet ou fermé ne peut plus être réservé\u00a0: votre fiche et l’annuaire le montrent aussitôt.',
  loadFailed: 'Votre calendrier n’a pas pu être chargé.',
  noListing: 'Votre calendrier sera disponible avec votre fiche',
  noListingText: 'Créez d’abord votre fiche\u00a0: vos jours s’ajoutent ensuite ici.',

  months: {
    label: (month: string) => `Calendrier de ${month}`,
    today: 'Aujourd’hui',
    previous: 'Mois précédent',
    next: 'Mois suivant',
    previousYear: 'Un an plus tôt',
    nextYear: 'Un an plus tard',
    help: 'Choisissez un jour, ou glissez sur plusieurs. Au clavier\u00a0: les flèches, avec la touche Maj pour une période.',
  },
  states: {
    free: 'Libre',
    held: 'En option',
    booked: 'Réservé',
    closed: 'Fermé',
  },
  legend: 'Légende',
  places: (count: number) => formatPlural(count, 'place libre', 'places libres'),
  bookings: (count: number) => formatPlural(count, 'réservation', 'réservations'),
  closings: {
    manual: 'Fermé par vous',
    weekly: 'Fermeture hebdomadaire',
    holiday: 'Jour férié',
    imported: 'Occupé dans un autre agenda',
  },

  day: {
    range: (first: string, last: string) => `Du ${first} au ${last}`,
    count: (count: number) => formatPlural(count, 'jour', 'jours'),
    past: 'Ce jour est passé.',
    bookings: 'Réservations',
    held: 'Devis en attente de réponse',
    until: (day: string) => `valable jusqu’au ${day}`,
    extend: 'Jusqu’au',
    extendHint: 'Pour fermer ou rouvrir plusieurs jours à la fois.',
    close: (count: number) => (count === 1 ? 'Fermer ce jour' : `Fermer ces ${count} jours`),
    reopen: (count: number) => (count === 1 ? 'Rouvrir ce jour' : `Rouvrir ces ${count} jours`),
    imported: 'Un jour occupé dans un autre agenda se libère dans cet agenda, ou lorsque vous cessez de le suivre.',
    waiting: (count: number) =>
      `${formatPlural(count, 'client attend', 'clients attendent')} que ce jour se libère. Les noms restent confidentiels jusqu’à la demande de devis.`,
    bookedToo: 'Fermer un jour n’annule aucune réservation.',
  },

  settings: {
    title: 'Réglages',
    description:
      'Les jours de fermeture valent pour les deux années à venir. Un jour que vous rouvrez vous-même reste ouvert.',
    weekdays: 'Fermé chaque semaine',
    holidays: 'Fermé les jours fériés',
    holidaysHint: 'Les onze jours fériés français.',
    perDay: 'Réservations par jour',
    perDayHint: 'Si votre équipe peut servir plusieurs événements le même jour.',
    perDayMissing: 'Indiquez de 1 à 20 réservations par jour.',
    save: 'Enregistrer les réglages',
    saved: 'Réglages enregistrés',
  },

  feed: {
    ...calendarFeed,
    title: 'Vos réservations dans votre agenda',
    description:
      'Une adresse secrète, à ajouter dans l’agenda de votre téléphone ou de votre ordinateur\u00a0: vos réservations s’y mettent à jour automatiquement.',
    none: 'Vous n’avez pas encore d’adresse.',
    endText: 'Votre agenda ne recevra plus vos réservations.',
  },

  imports: {
    title: 'Autres agendas',
    description:
      'Les jours occupés d’un autre agenda se ferment ici, sans que leur contenu soit conservé. Chaque adresse est actualisée toutes les six heures.',
    list: 'Agendas suivis',
    empty: 'Vous ne suivez aucun autre agenda.',
    name: 'Nom de l’agenda',
    optional: '(facultatif)',
    address: 'Adresse de l’agenda (iCalendar)',
    addressHint: 'Elle commence par https:// ou webcal://.',
    addressMissing: 'Donnez l’adresse de l’agenda.',
    follow: 'Suivre cette adresse',
    file: 'Choisir un fichier .ics',
    fileNote: 'Un fichier de 2\u00a0Mo au plus, lu dans votre navigateur.',
    added: 'Agenda ajouté',
    refresh: 'Actualiser',
    refreshOf: (name: string) => `Actualiser ${name}`,
    refreshed: 'Agenda actualisé',
    notRefreshed: 'L’agenda n’a pas pu être actualisé',
    remove: 'Retirer',
    removeOf: (name: string) => `Retirer ${name}`,
    removeTitle: (name: string) => `Ne plus suivre «\u00a0${name}\u00a0»\u00a0?`,
    removeText: 'Les jours qu’il fermait se rouvrent.',
    removed: 'Agenda retiré',
    notRemoved: 'L’agenda n’a pas pu être retiré',
    fromFile: (moment: string) => `Fichier ajouté le ${moment}`,
    fromAddress: (host: string, moment: string) => `${host}, lu le ${moment}`,
  },
} as const;
