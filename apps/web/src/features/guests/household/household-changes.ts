// The part of a household's form that is sent: only what differs from the saved household, so that nothing that others wrote is
// overwritten.
import type { ListedMoment } from '@liesse/domain';
import type { Home } from '#web/features/guests/guest-cache.ts';
import {
  composedName,
  formOf,
  type HouseholdForm,
  type PersonForm,
} from '#web/features/guests/household/household-form.ts';
import { readTags } from '#web/features/guests/import/import-cells.ts';
import { differenceOf, type NewChange } from '#web/lib/offline/change.ts';

export interface SentPerson {
  id?: string;
  version?: number;
  first_name?: string;
  last_name?: string;
  age_group?: string;
  is_plus_one?: boolean;
  email?: string | null;
  phone?: string | null;
  diet?: string | null;
  allergies?: string | null;
  consent?: boolean;
  moments?: string[];
  replies?: Record<string, boolean | null>;
  position?: number;
}

export interface SentHousehold {
  id?: string;
  version?: number;
  name?: string;
  address?: string | null;
  side?: string | null;
  language?: string | null;
  tags?: string[];
  people: SentPerson[];
  removed: string[];
}

/** Null when nothing changed. `base` is the saved household, or null for a new one. */
export function changesOf(
  base: Home | null,
  form: HouseholdForm,
  moments: readonly ListedMoment[],
): SentHousehold | null {
  const before = base && formOf(base, moments);
  const remaining = new Set(form.people.map(({ id }) => id));
  const sent: SentHousehold = {
    ...(base && { id: base.household.id, version: base.household.version }),
    ...homeChanges(before, form),
    people: form.people.flatMap((person, position) => personChanges(base, before, person, position) ?? []),
    removed: base?.people.map(({ id }) => id).filter((id) => !remaining.has(id)) ?? [],
  };
  const { id: _id, version: _version, people, removed, ...own } = sent;
  const isSame = base !== null && people.length === 0 && removed.length === 0 && Object.keys(own).length === 0;
  return isSame ? null : sent;
}

const ROW_FIELDS = ['first_name', 'last_name', 'age_group', 'is_plus_one', 'email', 'phone', 'diet'] as const;
const HOME_FIELDS = ['name', 'address', 'side'] as const;

/**
 * The same changes, row by row, for a device without a network. Undefined when one of them needs the network: new and removed people,
 * invitations, tags, the language and health data.
 */
export function queuedChangesOf(
  { eventId, moments }: { eventId: string; moments: readonly ListedMoment[] },
  base: Home | null,
  { people, removed, id: _id, version: _version, ...own }: SentHousehold,
): NewChange[] | undefined {
  if (base === null || removed.length > 0) return undefined;
  const changes: NewChange[] = [];
  if (Object.keys(own).length > 0) {
    const difference = namedDifference(base.household, own, HOME_FIELDS);
    if (difference === undefined) return undefined;
    changes.push({
      kind: 'row',
      table: 'households',
      row: base.household.id,
      ...difference,
      label: base.household.name,
    });
  }
  for (const { id, version: _known, replies = {}, ...fields } of people) {
    const person = base.people.find((one) => one.id === id);
    if (person === undefined) return undefined;
    const subject = {
      table: 'guests',
      row: person.id,
      event: eventId,
      label: person.name || base.household.name,
    } as const;
    if (Object.keys(fields).length > 0) {
      const difference = namedDifference(person, fields, ROW_FIELDS);
      if (difference === undefined) return undefined;
      changes.push({ kind: 'row', ...subject, ...difference });
    }
    for (const [moment, attending] of Object.entries(replies)) {
      const before = person.answers[moments.findIndex((one) => one.id === moment)];
      const attended = before === 'yes' ? true : before === 'no' ? false : null;
      changes.push({ kind: 'reply', ...subject, moment, mine: { attending }, base: { attending: attended } });
    }
  }
  return changes;
}

function namedDifference(from: object, to: object, names: readonly string[]) {
  return Object.keys(to).every((field) => names.includes(field)) ? differenceOf(from, to) : undefined;
}

const orNull = (value: string): string | null => (value === '' ? null : value);

function homeChanges(before: HouseholdForm | null, form: HouseholdForm): Partial<SentHousehold> {
  const name = form.name || composedName(form.people);
  return {
    ...(name !== before?.name && { name }),
    ...(form.address !== (before?.address ?? '') && { address: orNull(form.address) }),
    ...(form.side !== (before?.side ?? '') && { side: orNull(form.side) }),
    ...(form.language !== (before?.language ?? '') && { language: orNull(form.language) }),
    ...(readTags(form.tags).join() !== readTags(before?.tags ?? '').join() && { tags: readTags(form.tags) }),
  };
}

const TEXTS = ['email', 'phone', 'diet', 'allergies'] as const;
const VALUES = ['first_name', 'last_name', 'age_group', 'is_plus_one'] as const;

function personChanges(
  base: Home | null,
  before: HouseholdForm | null,
  person: PersonForm,
  position: number,
): SentPerson | null {
  const known = base?.people.find(({ id }) => id === person.id);
  const earlier = before?.people.find(({ id }) => id === person.id && id !== null);
  if (known === undefined || earlier === undefined) return wholePerson(person, position);
  const changed: SentPerson = {
    ...Object.fromEntries(VALUES.filter((key) => person[key] !== earlier[key]).map((key) => [key, person[key]])),
    ...Object.fromEntries(TEXTS.filter((key) => person[key] !== earlier[key]).map((key) => [key, orNull(person[key])])),
    ...((person.allergies !== earlier.allergies || person.consent !== earlier.consent) && { consent: person.consent }),
    ...answerChanges(earlier, person),
  };
  return Object.keys(changed).length === 0 ? null : { id: known.id, version: known.version, ...changed };
}

const wholePerson = (person: PersonForm, position: number): SentPerson => ({
  ...Object.fromEntries(VALUES.map((key) => [key, person[key]])),
  ...Object.fromEntries(TEXTS.map((key) => [key, orNull(person[key])])),
  consent: person.consent,
  position,
  moments: invitedTo(person),
  replies: repliesOf(person, invitedTo(person)),
});

function answerChanges(before: PersonForm, person: PersonForm): Pick<SentPerson, 'moments' | 'replies'> {
  const changed = Object.keys(person.answers).filter((moment) => person.answers[moment] !== before.answers[moment]);
  if (changed.length === 0) return {};
  const invited = invitedTo(person);
  const isInvitation = invited.join() !== invitedTo(before).join();
  return {
    ...(isInvitation && { moments: invited }),
    replies: repliesOf(
      person,
      changed.filter((moment) => invited.includes(moment)),
    ),
  };
}

const invitedTo = ({ answers }: PersonForm): string[] =>
  Object.keys(answers).filter((moment) => answers[moment] !== 'uninvited');

const repliesOf = ({ answers }: PersonForm, moments: readonly string[]): Record<string, boolean | null> =>
  Object.fromEntries(
    moments.map((moment) => [moment, answers[moment] === 'waiting' ? null : answers[moment] === 'yes']),
  );
