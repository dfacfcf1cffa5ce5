// Delivers the changes of published tables to the subscribers whose own policies show them the row.
import type pg from 'pg';
import { messageOf, type Observe } from '#platform/observation.ts';
import { ListeningConnection } from '#platform/realtime/relay/listening.ts';
import { type Repeated, repeat } from '#platform/realtime/repeat.ts';
import type { Tracing } from '#platform/tracing/span.ts';
import { ChangeFollower } from './log/follower.ts';
import { ChangeLog } from './log/log.ts';
import type { ChangeFeed, ChangeRequest, SubscribeResult, Subscriber } from './subscriptions/contract.ts';
import type { Entry } from './subscriptions/registry.ts';
import { RequestChecker, readRequests } from './subscriptions/requests.ts';

export interface ChangeFeedOptions {
  /** Connections that can do nothing until a caller's role is entered. */
  pool: pg.Pool;
  /** Connections with the platform's own rights. */
  system: pg.Pool;
  /** For connections that listen. */
  admin: pg.ClientConfig;
  now: () => Date;
  observe: Observe;
  /** Who receives the spans of deliveries. */
  tracing?: Tracing | undefined;
}

const MAINTENANCE_MS = 5_000;

export function createChangeFeed(options: ChangeFeedOptions): ChangeFeed {
  return new LoggedChangeFeed(options);
}

class LoggedChangeFeed implements ChangeFeed {
  readonly #options: ChangeFeedOptions;
  readonly #log: ChangeLog;
  readonly #checker: RequestChecker;
  readonly #listening: ListeningConnection;
  #follower: ChangeFollower | null = null;
  #maintenance: Repeated | null = null;
  #isMarkWanted = true;
  #watching: Promise<void> | null = null;
  #problems: readonly string[] = [];
  #lastId = 0;

  constructor(options: ChangeFeedOptions) {
    this.#options = options;
    this.#log = new ChangeLog(options.system);
    this.#checker = new RequestChecker(options.system);
    this.#listening = new ListeningConnection({
      connection: options.admin,
      channels: ['realtime_changes', 'pgrst'],
      onNotification: (_, channel) => (channel === 'pgrst' ? void this.#watch() : this.#changed()),
      // What happened meanwhile is in the log.
      onReturn: () => {
        this.#changed();
        void this.#watch();
      },
      now: options.now,
      report: this.#report,
    });
  }

  async open(): Promise<void> {
    const { pool, system, now, tracing } = this.#options;
    await this.#log.dropForeign();
    await this.#watch();
    const parts = {
      pool,
      system,
      now,
      tracing,
      log: this.#log,
      report: this.#report,
      refuse: (entry: Entry, reason: string) => this.#refuse(entry, reason),
    };
    this.#follower = new ChangeFollower(parts, await this.#log.position());
    await this.#listening.open();
    this.#maintenance = repeat(MAINTENANCE_MS, () => this.#runMaintenance(), this.#report);
    this.#follower.wake();
  }

  async close(): Promise<void> {
    await this.#maintenance?.stop();
    await this.#listening.close();
    await this.#follower?.close();
    await this.#watching;
  }

  async subscribe(
    subscriber: Subscriber,
    requests: readonly ChangeRequest[],
    since: Date | null,
  ): Promise<SubscribeResult> {
    const follower = this.#follower;
    if (!follower) return { ok: false, reason: 'The feed of changes is closed' };
    const read = readRequests(requests);
    if (!read.ok) return read;
    if (read.requests.length === 0) return { ok: true, subscription: { ids: [], leave: () => {} } };
    const checked = await this.#checker.check({ role: subscriber.identity().role, requests: read.requests, since });
    if (!checked.ok) return checked;
    // Published a moment ago: what happens from now on is to be seen.
    if (!checked.isWatched) await this.#watch();
    const numbered = read.requests.map((request) => ({ ...request, id: this.#newId() }));
    const entry: Entry = { subscriber, requests: numbered, after: [checked.after], isGone: false };
    follower.add(entry);
    return {
      ok: true,
      subscription: { ids: numbered.map(({ id }) => id), leave: () => follower.remove(entry) },
    };
  }

  #newId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  #refuse(entry: Entry, reason: string): void {
    if (entry.isGone) return;
    this.#follower?.remove(entry);
    entry.subscriber.refuse(reason);
  }

  #changed(): void {
    this.#isMarkWanted = true;
    this.#follower?.wake();
  }

  /** One at a time: a call that comes meanwhile is answered by one more. */
  #watch(): Promise<void> {
    const watch = async () => {
      const { rows } = await this.#options.system.query<{ problem: string }>(
        'select realtime.watch_publication() as problem',
      );
      const problems = rows.map((row) => row.problem);
      for (const problem of problems) if (!this.#problems.includes(problem)) this.#report(new Error(problem));
      this.#problems = problems;
    };
    this.#watching = (this.#watching ?? Promise.resolve()).then(watch).catch(this.#report);
    return this.#watching;
  }

  /** Also reads: a notification may be lost with a connection that has not noticed yet. */
  async #runMaintenance(): Promise<void> {
    this.#follower?.wake();
    if (this.#isMarkWanted) {
      this.#isMarkWanted = false;
      if (!(await this.#log.mark())) this.#isMarkWanted = true;
    }
    await this.#log.sweep();
    await this.#watch();
  }

  readonly #report = (error: unknown): void => {
    const message = messageOf(error);
    this.#options.observe({ kind: 'request.failed', service: 'realtime', method: '', message });
  };
}
