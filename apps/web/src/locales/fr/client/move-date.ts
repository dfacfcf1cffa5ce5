// A new date for an event, and what follows it.
import { formatPlural } from '#web/lib/format/format.ts';

export const moveDate = {
  title: 'Déplacer la date',
  setTitle: 'Fixer la date',
  openChange: 'Changer la date…',
  openSet: 'Fixer la date…',
  none: 'Pas encore fixée',
  text: 'Rien ne change tant que vous n’avez pas confirmé.',
  field: 'Nouvelle date',
  now: (day: string) => `Actuellement\u00a0: ${day}.`,
  same: 'C’est déjà la date de l’événement.',
  past: 'Cette date est passée.',
  previewFailed: 'L’aperçu n’a pas pu être préparé.',
  nothing: 'Rien d’autre ne dépend de cette date.',
  tasks: (count: number) => formatPlural(count, 'tâche à venir change de jour', 'tâches à venir changent de jour'),
  fixed: (count: number) =>
    formatPlural(count, 'tâche à date fixe ne change pas de jour', 'tâches à date fixe ne changent pas de jour'),
  instalments: (count: number) => formatPlural(count, 'échéance de paiement suit', 'échéances de paiement suivent'),
  moments: (count: number) => formatPlural(count, 'moment suit', 'moments suivent'),
  bookings: (count: number) => formatPlural(count, 'prestataire réservé', 'prestataires réservés'),
  change: (from: string, to: string) => `${from} → ${to}`,
  undated: 'sans date',
  more: (count: number) => `et ${formatPlural(count, 'autre', 'autres')}`,
  free: 'libre ce jour-là',
  taken: 'pris ce jour-là',
  freeText: 'Libre\u00a0: la réservation passe à la nouvelle date, le prestataire est de nouveau libre l’ancien jour.',
  takenText:
    'Pris\u00a0: la réservation reste à l’ancien jour et devient «\u00a0à revoir\u00a0», jusqu’à ce que vous décidiez ensemble.',
  guests: 'Vos invités',
  invited: (count: number) =>
    count === 0
      ? 'Aucune invitation n’est encore partie.'
      : formatPlural(count, 'foyer a déjà reçu son invitation', 'foyers ont déjà reçu leur invitation'),
  replied: (yes: number, no: number) =>
    `Réponses déjà données\u00a0: ${formatPlural(yes, 'oui', 'oui')}, ${formatPlural(no, 'non', 'non')}.`,
  toConfirm: (count: number) =>
    `${formatPlural(count, 'personne devra', 'personnes devront')} confirmer pour la nouvelle date.`,
  tell: 'Qui prévenir',
  mailGuests: 'Prévenir les invités',
  mailGuestsText: (count: number) =>
    `Un e-mail part dans une minute à ${formatPlural(count, 'foyer', 'foyers')}, avec la nouvelle date et le lien pour confirmer.`,
  messagePartners: 'Prévenir les prestataires',
  messagePartnersText: 'Un message dans votre conversation avec chaque prestataire réservé.',
  mailed: (count: number) => `${formatPlural(count, 'e-mail part', 'e-mails partent')} dans une minute.`,
  notMailed: 'La date a changé, mais vos invités n’ont pas été prévenus',
  mailLater: 'Vous pourrez leur écrire depuis «\u00a0Invitations\u00a0».',
  submit: (day: string) => `Déplacer au ${day}`,
  submitUnknown: 'Déplacer',
  moved: (day: string) => `L’événement est fixé au ${day}`,
  failed: 'La date n’a pas changé',
} as const;
