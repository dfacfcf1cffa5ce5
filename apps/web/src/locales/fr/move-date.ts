// A new date for an event, and what follows it.
import { formatPlural } from '#web/lib/format.ts';

export const moveDate = {
  title: 'Déplacer la date',
  setTitle: 'Fixer la date',
  text: 'Rien ne change tant que vous n’avez pas confirmé.',
  field: 'Nouvelle date',
  now: (day: string) => `Actuellement\u00a0: ${day}.`,
  same: 'C’est déjà la date de l’événement.',
  past: 'Cette date est passée.',
  lookFailed: 'L’aperçu n’a pas pu être préparé.',
  nothing: 'Rien d’autre ne dépend de cette date.',
  tasks: (count: number) => formatPlural(count, 'tâche à venir change de jour', 'tâches à venir changent de jour'),
  fixed: (count: number) =>
    formatPlural(count, 'tâche à date fixe reste à son jour', 'tâches à date fixe restent à leur jour'),
  instalments: (count: number) => formatPlural(count, 'échéance de paiement suit', 'échéances de paiement suivent'),
  moments: (count: number) => formatPlural(count, 'moment suit', 'moments suivent'),
  bookings: (count: number) => formatPlural(count, 'prestataire réservé', 'prestataires réservés'),
  change: (from: string, to: string) => `${from} → ${to}`,
  undated: 'sans date',
  more: (count: number) => `et ${formatPlural(count, 'autre', 'autres')}`,
  free: 'libre ce jour-là',
  taken: 'pris ce jour-là',
  bookingsText:
    'Chaque prestataire est prévenu. Sa réservation reste à l’ancien jour tant qu’il ne l’a pas changée\u00a0: voyez cela ensemble.',
  submit: (day: string) => `Déplacer au ${day}`,
  submitUnknown: 'Déplacer',
  moved: (day: string) => `L’événement est fixé au ${day}`,
  failed: 'La date n’a pas changé',
} as const;
