// Writes a household's form. Every row is written only at the version that was read, so that nobody's words are lost silently; a
// new household that cannot be finished is taken back whole.
import type { TablesUpdate } from '@liesse/database';
import { attempt, type Done } from '#web/features/auth/mutations.ts';
import type { SentHousehold, SentPerson } from '#web/features/guests/household-changes.ts';
import { deleteGuests } from '#web/features/guests/mutations.ts';
import { type Refusal, refusalOf } from '#web/lib/refusal.ts';
import { type Supabase, supabase } from '#web/lib/supabase.ts';

export function saveHousehold(eventId: string, household: SentHousehold): Promise<Done> {
  return attempt(async () => {
    const client = await supabase();
    const write = household.id === undefined ? createHousehold : changeHousehold;
    return write({ client, eventId }, household);
  });
}

interface Place {
  client: Supabase;
  eventId: string;
}

async function createHousehold(
  place: Place,
  { name = '', address = null, side = null, tags = [], people }: SentHousehold,
): Promise<Done> {
  const { client, eventId } = place;
  const id = crypto.randomUUID();
  const made = await client.from('households').insert({ id, event_id: eventId, name, address, side, tags });
  if (made.error) return refusalOf(made.error);
  const done = await addPeople(place, id, people);
  if (!done.ok) await client.from('households').delete().eq('id', id);
  return done;
}

/** What can be refused comes first: after the first write that stands, the others are about other rows. */
async function changeHousehold(place: Place, household: SentHousehold): Promise<Done> {
  const { client, eventId } = place;
  const { id = '', version = 0, people, removed, ...own } = household;
  if (Object.keys(own).length > 0) {
    const saved = await atVersion(
      client.from('households').update(own).eq('id', id).eq('version', version).select('id'),
    );
    if (!saved.ok) return saved;
  }
  for (const person of people.filter(isKnown)) {
    const saved = await changePerson(place, person);
    if (!saved.ok) return saved;
  }
  const added = await addPeople(
    place,
    id,
    people.filter((person) => !isKnown(person)),
  );
  if (!added.ok || removed.length === 0) return added;
  return deleteGuests(eventId, removed);
}

type KnownPerson = SentPerson & { id: string };
const isKnown = (person: SentPerson): person is KnownPerson => person.id !== undefined;

async function changePerson(place: Place, person: KnownPerson): Promise<Done> {
  const { client } = place;
  const { id, version = 0, moments: _moments, replies: _replies, position: _position, ...values } = person;
  if (Object.keys(values).length > 0) {
    const columns = columnsOf(values);
    const saved = await atVersion(
      client.from('guests').update(columns).eq('id', id).eq('version', version).select('id'),
    );
    if (!saved.ok) return saved;
  }
  return writeAnswers(place, [person]);
}

async function addPeople(place: Place, householdId: string, people: readonly SentPerson[]): Promise<Done> {
  if (people.length === 0) return { ok: true };
  const { client, eventId } = place;
  const named = people.map((person) => ({ ...person, id: crypto.randomUUID() }));
  const rows = named.map(({ version: _version, moments: _moments, replies: _replies, ...values }) => ({
    ...columnsOf(values),
    event_id: eventId,
    household_id: householdId,
  }));
  const { error } = await client.from('guests').insert(rows);
  return error ? refusalOf(error) : writeAnswers(place, named);
}

/** Consent is recorded with what it allows, and ends with it. */
function columnsOf({
  consent,
  ...values
}: Omit<SentPerson, 'version' | 'moments' | 'replies'>): TablesUpdate<'guests'> {
  if (values.allergies === null) return { ...values, allergies_consent_at: null };
  if (consent === undefined) return values;
  return { ...values, allergies_consent_at: consent ? new Date().toISOString() : null };
}

async function writeAnswers({ client, eventId }: Place, people: readonly KnownPerson[]): Promise<Done> {
  for (const { id, moments } of people) {
    if (moments === undefined) continue;
    const others = client.from('moment_invitations').delete().eq('event_id', eventId).eq('guest_id', id);
    const left = await (moments.length > 0 ? others.not('moment_id', 'in', `(${moments.join()})`) : others);
    if (left.error) return refusalOf(left.error);
    const rows = moments.map((moment) => ({ event_id: eventId, guest_id: id, moment_id: moment }));
    const asked = await client.from('moment_invitations').upsert(rows, { ignoreDuplicates: true });
    if (asked.error) return refusalOf(asked.error);
  }
  const answers = people.flatMap(({ id, replies = {} }) =>
    Object.entries(replies).map(([moment, attending]) => ({ guest: id, moment, attending })),
  );
  // Nobody waits to be told that nothing was said.
  const said = answers.filter(({ guest, attending }) => attending !== null || isChange(people, guest));
  if (said.length === 0) return { ok: true };
  const { error } = await client.rpc('record_replies', { of_event: eventId, answers: said });
  return error ? refusalOf(error) : { ok: true };
}

/** Somebody new has said nothing; of somebody known, a reply is taken back. */
const isChange = (people: readonly KnownPerson[], id: string): boolean =>
  people.some((person) => person.id === id && person.version !== undefined);

/** No row was written: somebody was quicker. */
async function atVersion(
  written: PromiseLike<{ data: unknown[] | null; error: unknown }>,
): Promise<{ ok: true } | Refusal> {
  const { data, error } = await written;
  if (error) return refusalOf(error);
  return data?.length === 0 ? refusalOf({ code: 'PT409', details: 'stale' }) : { ok: true };
}
