// The guest list of an event. The database answers thousands of guests as arrays; here they become people and households. It is apart
// from guests.ts, so that the guest pages do not load it.
import type { AgeGroup } from './guests.ts';

/** To one moment: not invited, invited and silent, coming, not coming. */
export type Answer = 'uninvited' | 'waiting' | 'yes' | 'no';

const letters: Record<string, Answer> = { '.': 'uninvited', '?': 'waiting', y: 'yes', n: 'no' };

export interface ListedMoment {
  id: string;
  kind: string;
  name: string;
  capacity: number | null;
  position: number;
}

export interface ListedHousehold {
  id: string;
  name: string;
  side: string | null;
  tags: string[];
  address: string | null;
  language: string | null;
  invitation_state: string;
  is_revoked: boolean;
  version: number;
}

export interface ListedGuest {
  id: string;
  household_id: string;
  first_name: string;
  last_name: string;
  age_group: AgeGroup;
  is_plus_one: boolean;
  email: string | null;
  phone: string | null;
  diet: string | null;
  allergies: string | null;
  allergies_consent_at: string | null;
  song_request: string | null;
  message: string | null;
  position: number;
  version: number;
  /** By moment, in the order of the list's moments. */
  answers: readonly Answer[];
  replied_at: string | null;
  /** A reply of theirs was given for another date. */
  is_to_confirm: boolean;
}

export interface GuestList {
  /** Of the whole list: another one means that something was written since. */
  mark: string | null;
  moments: ListedMoment[];
  households: ListedHousehold[];
  guests: ListedGuest[];
}

/** The answer of guest_list. Its columns are named by itself, so that one may be added without breaking a page that is open. */
interface PackedGuestList {
  mark?: string | null;
  moments: ListedMoment[];
  household_columns: string[];
  households: unknown[][];
  guest_columns: string[];
  guests: unknown[][];
}

/** Refuses an answer without its lists or without the columns by which people and households are put together. */
export function parseGuestList(answer: unknown): GuestList {
  const packed = asPackedGuestList(answer);
  // Thousands of guests give a few answers.
  const known = new Map<string, Answer[]>();
  const answersOf = (text: string): Answer[] => {
    const answers = known.get(text) ?? parseAnswers(text);
    known.set(text, answers);
    return answers;
  };
  return {
    mark: packed.mark ?? null,
    moments: packed.moments,
    households: unpack<ListedHousehold>(packed.household_columns, packed.households),
    guests: unpack<Omit<ListedGuest, 'answers'> & { answers: string }>(packed.guest_columns, packed.guests).map(
      (guest) => Object.assign(guest, { answers: answersOf(guest.answers) }),
    ),
  };
}

const HOUSEHOLD_COLUMNS = ['id', 'name'];
const GUEST_COLUMNS = ['id', 'household_id', 'answers'];

const hasColumns = (columns: unknown, needed: readonly string[]): boolean =>
  Array.isArray(columns) && needed.every((column) => columns.includes(column));

function asPackedGuestList(answer: unknown): PackedGuestList {
  const packed = (answer ?? {}) as Partial<PackedGuestList>;
  if (
    !Array.isArray(packed.moments) ||
    !Array.isArray(packed.households) ||
    !Array.isArray(packed.guests) ||
    !hasColumns(packed.household_columns, HOUSEHOLD_COLUMNS) ||
    !hasColumns(packed.guest_columns, GUEST_COLUMNS)
  ) {
    throw new TypeError('guest_list answered without its lists or their columns');
  }
  return packed as PackedGuestList;
}

export const parseAnswers = (text: string): Answer[] => Array.from(text, (letter) => letters[letter] ?? 'uninvited');

const unpack = <Row>(columns: readonly string[], rows: readonly unknown[][]): Row[] =>
  rows.map((values) => {
    // Ten thousand of them: by entries each would take four times as long.
    const row: Record<string, unknown> = {};
    for (const [place, name] of columns.entries()) row[name] = values[place];
    return row as Row;
  });
