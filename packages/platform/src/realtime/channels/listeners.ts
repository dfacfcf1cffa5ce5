// Records who listened to what and until when, so that a client that reconnects within a minute receives what it missed.
// Nothing says that it is the same client but what it proves and asks, so the answer may reach back too far, never too short.
import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Identity } from '#platform/auth/tokens/verifier.ts';
import type { ClientSocket } from '#platform/realtime/socket/client-socket.ts';
import { Batch } from './batch.ts';

export interface Listening {
  id: string;
  digest: string;
  /** Null once its connection has ended. */
  socket: ClientSocket | null;
  /** The highest reference its client has used: a client's references only grow, also over a reconnection. */
  lastRef: number;
  /** When it was last sure that everything had arrived, in milliseconds. */
  seenAt: number;
}

/** Somebody who asked for the same before. */
export interface Past {
  id: string;
  lastRef: number;
  /** By the database's clock, which also stamps what may have been missed. */
  seenAt: Date;
  /** Whether its connection is thought to be open, here or in another process. */
  isOpen: boolean;
  /** When it is open here. */
  here: Listening | null;
}

interface Row {
  id: string;
  digest: string;
  last_ref: string;
  seen_at: Date;
  is_open: boolean;
}

/** A heartbeat before the end, a minute away, and a bit: the log of changes reaches as far. */
const REMEMBERED = '110 seconds';
/** Of one digest; those whose connection has ended come first. */
const MOST_PAST = 20;

export class Listeners {
  readonly #system: pg.Pool;
  readonly #now: () => number;
  readonly #begin: Batch<Listening, Past[]>;
  /** What this process knows better than the table. */
  readonly #open = new Map<string, Listening>();
  readonly #changed = new Set<Listening>();
  readonly #closed = new Set<string>();

  constructor(system: pg.Pool, now: () => number) {
    this.#system = system;
    this.#now = now;
    this.#begin = new Batch({ run: (items) => this.#beginAll(items), size: 100, concurrency: 1 });
  }

  /** Records a new listener before its join is answered, and finds the former listeners it may continue. */
  async begin(digest: string, socket: ClientSocket): Promise<{ listening: Listening; past: Past[] }> {
    const listening = { id: randomUUID(), digest, socket, lastRef: socket.lastRef, seenAt: this.#now() };
    const past = await this.#begin.ask(listening);
    this.#open.set(listening.id, listening);
    return { listening, past };
  }

  touch(listening: Listening): void {
    this.#changed.add(listening);
  }

  /** Its connection ended without a good-bye: it may come back. */
  end(listening: Listening): void {
    listening.socket = null;
    this.#changed.add(listening);
  }

  /** It left of its own will. */
  forget({ id }: Listening): void {
    this.#open.delete(id);
    this.#closed.add(id);
  }

  async flush(): Promise<void> {
    const gone = [...this.#closed];
    const changed = [...this.#changed].filter(({ id }) => !this.#closed.has(id));
    this.#changed.clear();
    try {
      if (changed.length > 0) await this.#write(changed);
    } catch (error) {
      for (const listening of changed) this.#changed.add(listening);
      throw error;
    }
    for (const { id, socket } of changed) if (socket === null) this.#open.delete(id);
    if (gone.length === 0) return;
    await this.#system.query('delete from realtime.listeners where id = any($1::uuid[])', [gone]);
    for (const id of gone) this.#closed.delete(id);
  }

  async sweep(): Promise<void> {
    await this.#system.query(
      `delete from realtime.listeners where id in (select id from realtime.listeners
        where seen_at < clock_timestamp() - interval '3 minutes' for update skip locked)`,
    );
  }

  async #beginAll(items: readonly Listening[]): Promise<Past[][]> {
    const { rows } = await this.#system.query<Row>({
      name: 'realtime_listen',
      text: `with noted as (
          insert into realtime.listeners (id, digest, last_ref)
          select * from unnest($1::uuid[], $2::text[], $3::bigint[])
        )
        select past.* from (select distinct unnest($2::text[]) as digest) as asked, lateral (
          select id, digest, last_ref::text, seen_at, is_open from realtime.listeners l
          where l.digest = asked.digest and seen_at > clock_timestamp() - $4::interval
          order by is_open, seen_at limit $5
        ) as past`,
      values: [
        items.map(({ id }) => id),
        items.map(({ digest }) => digest),
        items.map(({ lastRef }) => lastRef),
        REMEMBERED,
        MOST_PAST,
      ],
    });
    const past = Map.groupBy(rows, ({ digest }) => digest);
    return items.map(({ digest }) => (past.get(digest) ?? []).flatMap((row) => this.#pastOf(row)));
  }

  #pastOf({ id, last_ref: lastRef, seen_at: seenAt, is_open: isOpen }: Row): Past[] {
    if (this.#closed.has(id)) return [];
    const known = this.#open.get(id);
    const here = known?.socket ? known : null;
    return [{ id, lastRef: Number(lastRef), seenAt, isOpen: known ? here !== null : isOpen, here }];
  }

  /** Ages rather than instants: this machine's clock need not be the database's. */
  async #write(changed: readonly Listening[]): Promise<void> {
    const now = this.#now();
    await this.#system.query({
      name: 'realtime_listening',
      text: `update realtime.listeners l
        set last_ref = n.last_ref, seen_at = clock_timestamp() - make_interval(secs => n.age), is_open = n.is_open
        from unnest($1::uuid[], $2::bigint[], $3::float8[], $4::boolean[]) as n (id, last_ref, age, is_open)
        where l.id = n.id`,
      values: [
        changed.map(({ id }) => id),
        changed.map(({ lastRef }) => lastRef),
        changed.map(({ seenAt }) => Math.max(0, now - seenAt) / 1_000),
        changed.map(({ socket }) => socket !== null),
      ],
    });
  }
}

/** Without a session the address identifies the listener. Its own policies still decide what it receives. */
export function listenerDigest(identity: Identity, remote: string, topic: string, requests: unknown): string {
  const who = identity.sessionId ?? [identity.role, identity.claims.sub ?? '', remote];
  return createHash('sha256')
    .update(JSON.stringify([who, topic, requests]))
    .digest('base64');
}
