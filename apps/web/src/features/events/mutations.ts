// Writes to an event, its budget and its website. Each returns a value; hooks name the queries to refetch.
import type { TablesUpdate } from '@liesse/database';
import type { ProposedMoment } from '@liesse/domain';
import { callApi, type Saved, updateVersion, writeApi } from '#web/lib/api/calls.ts';
import type { Done, Refusal } from '#web/lib/api/refusal.ts';

export type Made = { ok: true; id: string } | Refusal;

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

export const createEvent = (event: NewEvent): Promise<Made> =>
  callApi(
    (client) =>
      client.rpc('create_event', {
        kind: event.kind,
        name: event.name,
        ...optionalArgument('starts_on', event.startsOn),
        ...optionalArgument('ends_on', event.endsOn),
        ...optionalArgument('place', event.place),
        ...optionalArgument('expected_guests', event.expectedGuests),
        ...optionalArgument('budget_cents', event.budgetCents),
        moments: event.moments.map((moment) => ({ ...moment })),
      }),
    (id) => ({ id }),
  );

export interface Copy {
  name: string;
  startsOn: string | null;
  withGuests: boolean;
}

export const duplicateEvent = (eventId: string, { name, startsOn, withGuests }: Copy): Promise<Made> =>
  callApi(
    (client) =>
      client.rpc('duplicate_event', {
        of_event: eventId,
        name,
        ...optionalArgument('starts_on', startsOn),
        with_guests: withGuests,
      }),
    (id) => ({ id }),
  );

export function setArchived(eventId: string, isArchived: boolean): Promise<Done> {
  const archived_at = isArchived ? new Date().toISOString() : null;
  return writeApi((client) => client.from('events').update({ archived_at }).eq('id', eventId));
}

/** Returns the day of the deletion. */
export const requestDeletion = (eventId: string): Promise<{ ok: true; day: string } | Refusal> =>
  callApi(
    (client) => client.rpc('request_event_deletion', { of_event: eventId }),
    (day) => ({ day }),
  );

export const cancelDeletion = (eventId: string): Promise<Done> =>
  writeApi((client) => client.rpc('cancel_event_deletion', { of_event: eventId }));

/** Only over the version that was read. */
export const saveEvent = (eventId: string, version: number, change: TablesUpdate<'events'>): Promise<Saved> =>
  updateVersion(version, (client) => client.from('events').update(change).eq('id', eventId));

export const saveBudget = (eventId: string, cents: number | null): Promise<Done> =>
  writeApi((client) => {
    const budgets = client.from('event_budgets');
    return cents === null
      ? budgets.delete().eq('event_id', eventId)
      : budgets.upsert({ event_id: eventId, total_cents: cents });
  });

export const saveWebsite = (eventId: string, version: number, change: TablesUpdate<'event_websites'>): Promise<Saved> =>
  updateVersion(version, (client) => client.from('event_websites').update(change).eq('event_id', eventId));

/** Null removes the password. */
export function setWebsitePassword(eventId: string, password: string | null): Promise<Done> {
  // The generated types know no argument that may be null.
  const value = password as string;
  return writeApi((client) => client.rpc('set_website_password', { of_event: eventId, password: value }));
}

/** Omits an argument that is null, so that the function uses its default. */
function optionalArgument<Name extends string, Value>(name: Name, value: Value | null): { [key in Name]?: Value } {
  return (value === null ? {} : { [name]: value }) as { [key in Name]?: Value };
}
