// Messages stored by the database: those sent from SQL by realtime.send, and those that a client asks to store.
import pg from 'pg';
import type { Broadcast } from './broadcast.ts';

export interface MessageRow {
  id: string;
  topic: string;
  event: string;
  private: boolean;
  payload: string | null;
  binary: string | null;
}

const COLUMNS = `id, topic, event, private, payload::text as payload, encode(binary_payload, 'base64') as binary`;
const IS_BROADCAST = `extension = 'broadcast' and event is not null and (expires_at is null or expires_at > now())`;
const RETENTION = '3 days';

export class MessageStore {
  readonly #system: pg.Pool;

  constructor(system: pg.Pool) {
    this.#system = system;
  }

  /** The last ones of a private topic, oldest first. */
  async replay(topic: string, since: Date, limit: number): Promise<Broadcast[]> {
    const { rows } = await this.#system.query<MessageRow>({
      name: 'realtime_replay',
      text: `select ${COLUMNS} from realtime.messages where topic = $1 and private and ${IS_BROADCAST}
        and inserted_at >= $2 order by inserted_at desc, id limit $3`,
      values: [topic, since, limit],
    });
    return rows.toReversed().flatMap((row) => broadcastOf(row) ?? []);
  }

  /** The messages of every topic, for a process that was disconnected. */
  async missed(since: Date): Promise<Broadcast[]> {
    const { rows } = await this.#system.query<MessageRow>(
      `select ${COLUMNS} from realtime.messages where ${IS_BROADCAST} and inserted_at >= $1 order by inserted_at, id limit 1000`,
      [since],
    );
    return rows.flatMap((row) => broadcastOf(row) ?? []);
  }

  async find(id: string): Promise<Broadcast | null> {
    const { rows } = await this.#system.query<MessageRow>(
      `select ${COLUMNS} from realtime.messages where id = $1::uuid`,
      [id],
    );
    return rows[0] ? broadcastOf(rows[0]) : null;
  }

  /** Stores a message; the database then notifies every process, this one included. False when it cannot store the payload. */
  async store(broadcast: Broadcast, sender: string | null, ttlSeconds: number | null): Promise<boolean> {
    const { topic, event, isPrivate, payload } = broadcast;
    try {
      await this.#system.query({
        name: 'realtime_keep',
        text: `with told_by as (select set_config('realtime.sender', $1, true))
          insert into realtime.messages (topic, extension, event, private, payload, binary_payload, expires_at)
          select $2, 'broadcast', $3, $4, $5::jsonb, $6, now() + make_interval(secs => $7) from told_by`,
        values: [
          sender ?? '',
          topic,
          event,
          isPrivate,
          payload.encoding === 'json' ? payload.text : null,
          payload.encoding === 'binary' ? payload.bytes : null,
          ttlSeconds,
        ],
      });
      return true;
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code?.startsWith('22')) return false;
      throw error;
    }
  }

  async sweep(): Promise<void> {
    await this.#system.query(
      `delete from realtime.messages where id in (select id from realtime.messages
        where inserted_at < now() - $1::interval or expires_at < now() limit 10000 for update skip locked)`,
      [RETENTION],
    );
  }
}

/** Null for a row that says nothing. */
export function broadcastOf({ id, topic, event, private: isPrivate, payload, binary }: MessageRow): Broadcast | null {
  const header = { id, topic, event, isPrivate };
  if (binary !== null) return { ...header, payload: { encoding: 'binary', bytes: Buffer.from(binary, 'base64') } };
  return payload === null ? null : { ...header, payload: { encoding: 'json', text: payload } };
}
