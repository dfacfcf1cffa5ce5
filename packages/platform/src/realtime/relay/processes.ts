// The server processes on this database. Each sends heartbeats and knows the others by theirs.
import type pg from 'pg';
import type { PresenceBoard } from '#platform/realtime/presence/presence.ts';
import type { Relay } from './relay.ts';

export interface ProcessesOptions {
  processId: string;
  system: pg.Pool;
  presence: PresenceBoard;
  relay: Relay;
}

interface PresenceRow {
  ref: string;
  process: string;
  topic: string;
  private: boolean;
  key: string;
  meta: string;
}

export class Processes {
  readonly #options: ProcessesOptions;

  constructor(options: ProcessesOptions) {
    this.#options = options;
  }

  async sendHeartbeat(): Promise<void> {
    const { system, processId, presence, relay } = this.#options;
    const { rows } = await system.query<{ is_new: boolean; alive: string[] }>({
      name: 'realtime_beat',
      text: 'select is_new, alive from realtime.heartbeat($1)',
      values: [processId],
    });
    const alive = new Set(rows[0]?.alive);
    relay.hasPeers = [...alive].some((id) => id !== processId);
    presence.retainOnly(alive);
    if (rows[0]?.is_new !== true && !relay.isBehind) return;
    relay.isBehind = false;
    presence.resendAll();
  }

  /** Who is present through the others, as far as the database knows. */
  async loadOthers(): Promise<void> {
    const { system, processId, presence } = this.#options;
    const { rows } = await system.query<PresenceRow>(
      'select ref, process, topic, private, key, meta from realtime.presences where process <> $1',
      [processId],
    );
    presence.replaceOthers(
      rows.map(({ ref, process, topic, private: isPrivate, key, meta }) => ({
        process,
        present: { ref, topic, isPrivate, key, meta },
      })),
    );
  }

  /** Says good-bye, so that nobody has to find out. */
  async leave(): Promise<void> {
    const { system, processId } = this.#options;
    await system.query('delete from realtime.presences where process = $1', [processId]);
    await system.query('delete from realtime.processes where id = $1', [processId]);
  }
}
