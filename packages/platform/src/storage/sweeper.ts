// Removes the bytes that no object holds any more. The list of them is written in the transactions that discard them, so
// nothing is forgotten by a crash; a while is left for readers that have begun. A backup that is running sees all stay.
import type pg from 'pg';
import { inTransaction } from '#platform/postgres/transaction.ts';
import type { Backend } from './backend.ts';
import type { Variants } from './images/variants.ts';
import { expireUploads } from './resumable/expiry.ts';

export interface SweeperOptions {
  system: pg.Pool;
  backend: Backend;
  variants: Variants;
  now: () => Date;
  onFailure: (error: Error) => void;
}

export interface Sweeper {
  open(): void;
  /** Something was discarded. */
  soon(): void;
  /** All that is due, now. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** A reader of the former version may still be under way. */
const GRACE_S = 30;
const INTERVAL_MS = 60_000;
const LEFTOVERS_INTERVAL_MS = 3_600_000;
/** Parts of uploads under way are a day old at most. */
const LEFTOVERS_AGE_MS = 48 * 3_600_000;
const PORTION = 200;

export function createSweeper(options: SweeperOptions): Sweeper {
  const { system, backend, now, onFailure } = options;
  let running: Promise<void> | null = null;
  let isClosed = false;
  let early: NodeJS.Timeout | null = null;
  const timers: NodeJS.Timeout[] = [];

  async function sweep(): Promise<void> {
    await expireUploads({ system, backend, now });
    let count = PORTION;
    while (count === PORTION) count = isClosed ? 0 : await sweepPortion(options);
  }
  const report = (error: unknown) => onFailure(error instanceof Error ? error : new Error(String(error)));
  const run = () => {
    if (isClosed) return;
    running ??= sweep()
      .catch(report)
      .finally(() => {
        running = null;
      });
  };

  return {
    open() {
      timers.push(setInterval(run, INTERVAL_MS).unref());
      timers.push(setInterval(() => void backend.sweep(LEFTOVERS_AGE_MS).catch(report), LEFTOVERS_INTERVAL_MS).unref());
      run();
    },
    soon() {
      if (early !== null || isClosed) return;
      early = setTimeout(
        () => {
          early = null;
          run();
        },
        (GRACE_S + 1) * 1_000,
      ).unref();
    },
    sweep,
    async close() {
      isClosed = true;
      for (const timer of timers) clearInterval(timer);
      if (early !== null) clearTimeout(early);
      await running;
    },
  };
}

/** How many keys were dealt with. The rows stay locked meanwhile: another process passes over them. */
function sweepPortion({ system, backend, variants }: SweeperOptions): Promise<number> {
  return inTransaction(system, async (client) => {
    const lock = await client.query<{ free: boolean }>(
      `select pg_try_advisory_xact_lock(hashtext('liesse backup')) as free`,
    );
    if (lock.rows[0]?.free !== true) return 0;
    const due = await client.query<{ key: string; is_held: boolean }>(
      `select d.key, exists (select from storage.objects o where o.version = d.key) as is_held
       from storage.discarded d where d.discarded_at < now() - make_interval(secs => $1)
       order by d.discarded_at limit $2 for update of d skip locked`,
      [GRACE_S, PORTION],
    );
    const free = due.rows.filter(({ is_held }) => !is_held).map(({ key }) => key);
    if (free.length > 0) {
      await backend.remove(free);
      await variants.forget(free);
    }
    const keys = due.rows.map(({ key }) => key);
    if (keys.length > 0) await client.query('delete from storage.discarded where key = any($1)', [keys]);
    return keys.length;
  });
}
