// Which requests a standby may answer: those whose relation or function the project lists, for callers who have not just written.
import pg from 'pg';
import type { PlainRequest } from '#platform/http/types.ts';
import { type CallerScope, withCaller } from '#platform/postgres/caller.ts';
import { type Replica, WRITE_WINDOW_MS } from '#platform/postgres/replica.ts';
import { type Execution, execute, type Outcome } from './execute.ts';

export interface ReplicaConfig {
  /** Relations and functions whose reads may be a moment old. */
  reads: readonly string[];
  /** The same for anonymous callers alone: who is signed in follows live changes, and reads at once what they announce. */
  anonymousReads: readonly string[];
  /** Functions that write what no such read shows, such as a count of views. */
  unnoticed: readonly string[];
}

export const noReplicaReads: ReplicaConfig = { reads: [], anonymousReads: [], unnoticed: [] };

/** Reaches every process, where the memory of one does not: a cookie, and a header for clients of other origins, whose cookies are not sent. */
const MARK = 'replica-after-write';

export class ReplicaReads {
  readonly #replica: Replica;
  readonly #primary: pg.Pool;
  readonly #reads: Set<string>;
  readonly #anonymousReads: Set<string>;
  readonly #unnoticed: ReadonlySet<string>;
  readonly #isHttps: boolean;

  constructor(options: { replica: Replica; primary: pg.Pool; config: ReplicaConfig; isHttps: boolean }) {
    this.#replica = options.replica;
    this.#primary = options.primary;
    this.#reads = new Set(options.config.reads);
    this.#anonymousReads = new Set([...options.config.reads, ...options.config.anonymousReads]);
    this.#unnoticed = new Set(options.config.unnoticed);
    this.#isHttps = options.isHttps;
  }

  /** Null when the primary has to answer: for this request, or because the standby could not. */
  async tryRead(http: PlainRequest, name: string, scope: CallerScope, execution: Execution): Promise<Outcome | null> {
    if (!this.#takes(http, name, scope)) return null;
    // A session that has ended reads nothing, at once: only the primary knows.
    if (scope.sessionId !== null) await withCaller(this.#primary, scope, [], { readOnly: true, end: 'commit' });
    const compiled = { ...execution.compiled, readOnly: true };
    try {
      return await execute(this.#replica.pool, scope, { ...execution, compiled });
    } catch (error) {
      this.#learn(name, error);
      return null;
    }
  }

  /** The headers by which the caller's next requests go to the primary. */
  noteWrite(name: string, { share }: CallerScope): Record<string, string> {
    if (this.#unnoticed.has(name)) return {};
    if (share !== null) this.#replica.noteWrite(share.holder);
    const secure = this.#isHttps ? '; Secure' : '';
    const seconds = WRITE_WINDOW_MS / 1000;
    return {
      'set-cookie': `${MARK}=1; Path=/rest/v1; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
      [MARK]: String(seconds),
    };
  }

  #takes(http: PlainRequest, name: string, { share }: CallerScope): boolean {
    // The service role has no share: what it reads may decide about a write.
    if (share === null || !this.#replica.isUsable) return false;
    if (!(share.isAnonymous ? this.#anonymousReads : this.#reads).has(name)) return false;
    if (http.headers.cookie?.includes(`${MARK}=1`) === true || http.headers[MARK] !== undefined) return false;
    return !this.#replica.hasJustWritten(share.holder);
  }

  #learn(name: string, error: unknown): void {
    if (!(error instanceof pg.DatabaseError)) return this.#replica.suspend('connection lost');
    // A function that writes is asked of the primary from now on.
    if (error.code !== '25006') return;
    this.#reads.delete(name);
    this.#anonymousReads.delete(name);
  }
}
