// What is done with an event as a whole. Each answers with a value; the page asks anew for what it shows.
import type { TablesUpdate } from '@liesse/database';
import type { ProposedMoment } from '@liesse/domain';
import { attempt, type Done } from '#web/features/auth/mutations.ts';
import { stale } from '#web/features/events/refusals.ts';
import { type Refusal, refusalOf } from '#web/lib/refusal.ts';
import { supabase } from '#web/lib/supabase.ts';

export type Made = { ok: true; id: string } | Refusal;
export type Saved = { ok: true; version: number } | Refusal;

export interface NewEvent {
  kind: string;
  name: string;
  startsOn: string | null;
  endsOn: string | null;
  place: string | null;
  expectedGuests: number | null;
  budgetCents: number | null;
  moments: readonly NewMoment[];
}

export interface NewMoment extends Omit<ProposedMoment, 'hour' | 'duration_minutes'> {
  hour: string | null;
  duration_minutes: number | null;
  place: string | null;
  address: string | null;
  capacity: number | null;
}

export async function createEvent(event: NewEvent): Promise<Made> {
  return attempt(async () => {
    const client = await supabase();
    const { data, error } = await client.rpc('create_event', {
      kind: event.kind,
      name: event.name,
      ...told('starts_on', event.startsOn),
      ...told('ends_on', event.endsOn),
      ...told('place', event.place),
      ...told('expected_guests', event.expectedGuests),
      ...told('budget_cents', event.budgetCents),
      moments: event.moments.map((moment) => ({ ...moment })),
    });
    return error ? refusalOf(error) : { ok: true, id: data };
  });
}

export interface Copy {
  name: string;
  startsOn: string | null;
  withGuests: boolean;
}

export async function duplicateEvent(eventId: string, { name, startsOn, withGuests }: Copy): Promise<Made> {
  return attempt(async () => {
    const client = await supabase();
    const { data, error } = await client.rpc('duplicate_event', {
      of_event: eventId,
      name,
      ...told('starts_on', startsOn),
      with_guests: withGuests,
    });
    return error ? refusalOf(error) : { ok: true, id: data };
  });
}

export async function setArchived(eventId: string, isArchived: boolean): Promise<Done> {
  return attempt(async () => {
    const client = await supabase();
    const archived_at = isArchived ? new Date().toISOString() : null;
    const { error } = await client.from('events').update({ archived_at }).eq('id', eventId);
    return error ? refusalOf(error) : { ok: true };
  });
}

/** Answers the day on which it goes. */
export async function requestDeletion(eventId: string): Promise<{ ok: true; day: string } | Refusal> {
  return attempt(async () => {
    const client = await supabase();
    const { data, error } = await client.rpc('request_event_deletion', { of_event: eventId });
    return error ? refusalOf(error) : { ok: true, day: data };
  });
}

export async function cancelDeletion(eventId: string): Promise<Done> {
  return attempt(async () => {
    const client = await supabase();
    const { error } = await client.rpc('cancel_event_deletion', { of_event: eventId });
    return error ? refusalOf(error) : { ok: true };
  });
}

/** Written only over the version that was read. */
export async function saveEvent(eventId: string, version: number, change: TablesUpdate<'events'>): Promise<Saved> {
  return attempt(async () => {
    const client = await supabase();
    const { data, error } = await client
      .from('events')
      .update(change)
      .eq('id', eventId)
      .eq('version', version)
      .select('version');
    return error ? refusalOf(error) : savedOf(data);
  });
}

export async function saveBudget(eventId: string, cents: number | null): Promise<Done> {
  return attempt(async () => {
    const client = await supabase();
    const budgets = client.from('event_budgets');
    const { error } =
      cents === null
        ? await budgets.delete().eq('event_id', eventId)
        : await budgets.upsert({ event_id: eventId, total_cents: cents });
    return error ? refusalOf(error) : { ok: true };
  });
}

export async function saveWebsite(
  eventId: string,
  version: number,
  change: TablesUpdate<'event_websites'>,
): Promise<Saved> {
  return attempt(async () => {
    const client = await supabase();
    const { data, error } = await client
      .from('event_websites')
      .update(change)
      .eq('event_id', eventId)
      .eq('version', version)
      .select('version');
    return error ? refusalOf(error) : savedOf(data);
  });
}

/** Null takes it away. */
export async function setWebsitePassword(eventId: string, password: string | null): Promise<Done> {
  return attempt(async () => {
    const client = await supabase();
    // The generated types know no argument that may be null.
    const words = password as string;
    const { error } = await client.rpc('set_website_password', { of_event: eventId, password: words });
    return error ? refusalOf(error) : { ok: true };
  });
}

/** No row: somebody was quicker. */
export function savedOf(rows: ReadonlyArray<{ version: number }>): Saved {
  const [row] = rows;
  return row === undefined ? stale() : { ok: true, version: row.version };
}

/** An argument that is left out has the function's own default. */
function told<Name extends string, Value>(name: Name, value: Value | null): { [key in Name]?: Value } {
  return (value === null ? {} : { [name]: value }) as { [key in Name]?: Value };
}
