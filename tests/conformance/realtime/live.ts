// The official client as one that listens: opened for a caller, subscribed, and put away when the test ends.
import { randomUUID } from 'node:crypto';
import {
  createClient,
  type RealtimeChannel,
  type RealtimeChannelOptions,
  type RealtimePostgresChangesFilter,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { onTestFinished } from 'vitest';
import { confirming, sql as sqlAt } from '#tests/conformance/auth/client.ts';
import { conformance } from '#tests/conformance/client.ts';
import { Inbox } from './inbox.ts';
import type { Wire } from './wire.ts';

export type Vsn = '1.0.0' | '2.0.0';

export type LiveOptions = {
  key?: string;
  /** Whose token; without one the key speaks alone. */
  token?: string | (() => string);
  vsn?: Vsn;
  wire?: Wire;
  heartbeatIntervalMs?: number;
  reconnectAfterMs?: (tries: number) => number;
  /** Opened outside a test: whoever opens it ends it. */
  lasting?: boolean;
};

/** A client whose channels end with the test. */
export async function openLive(options: LiveOptions = {}): Promise<SupabaseClient> {
  const { token, wire, vsn, heartbeatIntervalMs, reconnectAfterMs } = options;
  const client = createClient(conformance.url, options.key ?? conformance.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(token === undefined ? {} : { accessToken: async () => (typeof token === 'string' ? token : token()) }),
    realtime: {
      ...(wire === undefined ? {} : { transport: wire.transport }),
      ...(vsn === undefined ? {} : { vsn }),
      ...(heartbeatIntervalMs === undefined ? {} : { heartbeatIntervalMs }),
      ...(reconnectAfterMs === undefined ? {} : { reconnectAfterMs }),
    },
  });
  // A channel joins with the token known at that moment.
  await client.realtime.setAuth();
  return options.lasting ? client : endsWithTest(client);
}

export function endsWithTest<C extends SupabaseClient>(client: C): C {
  onTestFinished(() => {
    for (const channel of client.getChannels()) channel.teardown();
    // It polls until the socket is closed; nobody needs to wait for that.
    void client.realtime.disconnect();
  });
  return client;
}

export const newTopic = (name = 'room'): string => `${name}-${randomUUID().slice(0, 8)}`;
/** Marks the rows of one test. */
export const newSuite = (): string => randomUUID();

export type Status = { status: string; message: string | null };

/** Every state that subscribe() reports, in order. */
export function subscribing(channel: RealtimeChannel): Inbox<Status> {
  const statuses = new Inbox<Status>();
  channel.subscribe((status, error) => statuses.add({ status, message: error?.message ?? null }));
  return statuses;
}

export type SystemMessage = { extension: string; status: string; message: string; channel: string };

/** Resolves when the channel is joined and, where it asks for changes, when they flow. */
export async function subscribe(channel: RealtimeChannel): Promise<Inbox<Status>> {
  const systems = new Inbox<SystemMessage>();
  channel.on('system', {}, systems.add);
  const statuses = subscribing(channel);
  const first = await statuses.find(() => true);
  if (first.status !== 'SUBSCRIBED') throw new Error(`${first.status}: ${first.message}`);
  if (!channel.bindings['postgres_changes']?.length) return statuses;
  const { status, message } = await systems.find(({ extension }) => extension === 'postgres_changes');
  if (status !== 'ok') throw new Error(`${status}: ${message}`);
  return statuses;
}

/** Why a channel was not joined, or its changes refused; null when all went well. */
export const refusal = (channel: RealtimeChannel): Promise<string | null> =>
  subscribe(channel).then(
    () => null,
    (error: Error) => error.message,
  );

export type Row = Record<string, unknown>;
export type Change = {
  eventType: 'INSERT' | 'UPDATE' | 'DELETE';
  schema: string;
  table: string;
  commit_timestamp: string;
  errors: string[] | null;
  new: Row;
  old: Row;
};

export type ChangeFilter = Partial<RealtimePostgresChangesFilter<'*' | 'INSERT' | 'UPDATE' | 'DELETE'>>;

/** Adds a binding; call before subscribe(). */
export function listen(channel: RealtimeChannel, filter: ChangeFilter = {}): Inbox<Change> {
  const changes = new Inbox<Change>();
  const whole = { event: '*', schema: 'public', ...filter } as RealtimePostgresChangesFilter<'*'>;
  channel.on('postgres_changes', whole, (change) => changes.add(change as Change));
  return changes;
}

/** A channel of its own with one binding, joined. */
export async function watch(
  client: SupabaseClient,
  filter: ChangeFilter,
  options?: RealtimeChannelOptions,
): Promise<Inbox<Change>> {
  const channel = client.channel(newTopic(), options);
  const changes = listen(channel, filter);
  await subscribe(channel);
  return changes;
}

export type Broadcast = { event: string; payload: unknown; meta?: { replayed?: boolean; id: string } };

export function collectBroadcasts(channel: RealtimeChannel, event = '*'): Inbox<Broadcast> {
  const messages = new Inbox<Broadcast>();
  channel.on('broadcast', { event }, (message: Broadcast) => messages.add(message));
  return messages;
}

/** With the database's own rights: what a migration or a job would do. */
export const sql = (text: string, values: unknown[] = []): Promise<Row[]> => sqlAt(confirming, text, values);

/** A row that everybody may see: once it arrives, all earlier changes have arrived. */
export async function addNote(suite: string, note: Row = {}): Promise<number> {
  const row = { suite, ...note };
  const names = Object.keys(row);
  const [made] = await sql(
    `insert into public.live_notes (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')})
     returning id`,
    Object.values(row),
  );
  return Number(made?.['id']);
}
