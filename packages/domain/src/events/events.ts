// Events: their kinds, the moments proposed for each, and how their pages may look. The database holds the same lists as checks.
import { addDays } from '../dates/days.ts';

export const eventKinds = ['mariage', 'anniversaire', 'seminaire', 'bapteme', 'autre'] as const;
export type EventKind = (typeof eventKinds)[number];

export const momentKinds = [
  'mairie',
  'ceremonie',
  'vin_honneur',
  'diner',
  'soiree',
  'brunch',
  'conference',
  'atelier',
  'autre',
] as const;
export type MomentKind = (typeof momentKinds)[number];

export const memberRoles = ['owner', 'editor', 'viewer'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** The colours that hosts choose from for their guests' pages. */
export const websiteColours = ['ivoire', 'bordeaux', 'sauge', 'nuit', 'terre', 'lavande'] as const;
export type WebsiteColour = (typeof websiteColours)[number];

export const DELETION_DELAY_DAYS = 30;

export interface ProposedMoment {
  kind: MomentKind;
  name: string;
  day: string | null;
  hour: string;
  duration_minutes: number;
}

type Outline = Omit<ProposedMoment, 'day'> & { daysLater?: number };

const outlines: Record<EventKind, readonly Outline[]> = {
  mariage: [
    { kind: 'mairie', name: 'Cérémonie civile', hour: '14:30', duration_minutes: 25 },
    { kind: 'ceremonie', name: 'Cérémonie', hour: '15:30', duration_minutes: 60 },
    { kind: 'vin_honneur', name: 'Vin d’honneur', hour: '17:30', duration_minutes: 120 },
    { kind: 'diner', name: 'Dîner', hour: '20:00', duration_minutes: 180 },
    { kind: 'soiree', name: 'Soirée dansante', hour: '23:00', duration_minutes: 300 },
    { kind: 'brunch', name: 'Brunch du lendemain', hour: '11:30', duration_minutes: 180, daysLater: 1 },
  ],
  anniversaire: [
    { kind: 'vin_honneur', name: 'Apéritif', hour: '18:30', duration_minutes: 90 },
    { kind: 'diner', name: 'Dîner', hour: '20:00', duration_minutes: 150 },
    { kind: 'soiree', name: 'Soirée', hour: '22:30', duration_minutes: 240 },
  ],
  seminaire: [
    { kind: 'conference', name: 'Plénière', hour: '09:30', duration_minutes: 150 },
    { kind: 'autre', name: 'Déjeuner', hour: '12:30', duration_minutes: 90 },
    { kind: 'atelier', name: 'Ateliers', hour: '14:00', duration_minutes: 180 },
    { kind: 'vin_honneur', name: 'Cocktail', hour: '18:00', duration_minutes: 120 },
  ],
  bapteme: [
    { kind: 'ceremonie', name: 'Cérémonie', hour: '11:00', duration_minutes: 60 },
    { kind: 'vin_honneur', name: 'Vin d’honneur', hour: '12:15', duration_minutes: 60 },
    { kind: 'autre', name: 'Déjeuner', hour: '13:30', duration_minutes: 180 },
  ],
  autre: [{ kind: 'autre', name: 'Réception', hour: '19:00', duration_minutes: 240 }],
};

/** What the wizard proposes, on the event's first day unless a moment is for the next. */
export function proposedMoments(kind: EventKind, startsOn: string | null): ProposedMoment[] {
  return outlines[kind].map(({ daysLater = 0, ...moment }) => ({
    ...moment,
    day: startsOn === null ? null : addDays(startsOn, daysLater),
  }));
}
