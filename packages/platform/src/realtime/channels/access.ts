// What a caller may do in a private channel, asked of the caller's own policies on realtime.messages, and whether the session
// behind a token still exists. Many questions are one statement, in a transaction that leaves nothing.
import type pg from 'pg';
import type { Identity } from '#platform/auth/tokens/verifier.ts';
import { Batch } from './batch.ts';

export interface Access {
  readBroadcast: boolean;
  readPresence: boolean;
  writeBroadcast: boolean;
  writePresence: boolean;
}

export type AccessResult = { ok: true; access: Access } | { ok: false; reason: string };

export interface AccessQuestion {
  identity: Identity;
  /** Null asks after role and session alone. */
  topic: string | null;
  /** Whether writing is asked for too: it costs two more statements. */
  isWriter: boolean;
}

interface Row {
  refusal: 'session' | 'level' | 'role' | null;
  read_broadcast: boolean;
  read_presence: boolean;
  write_broadcast: boolean;
  write_presence: boolean;
}

const ACCESS_QUERY = {
  name: 'realtime_access',
  text: 'select * from realtime.access($1::text[], $2::text[], $3::uuid[], $4::text[], $5::boolean[])',
};

export class AccessReader {
  readonly #pool: pg.Pool;
  readonly #batch: Batch<AccessQuestion, AccessResult>;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    this.#batch = new Batch({ run: (questions) => this.#checkAll(questions), size: 50, concurrency: 2 });
  }

  read(question: AccessQuestion): Promise<AccessResult> {
    const { role, sessionId } = question.identity;
    if (question.topic === null && sessionId === null && KNOWN_ROLES.has(role)) {
      return Promise.resolve({ ok: true, access: NOTHING });
    }
    return this.#batch.ask(question);
  }

  /** Several sockets of one person ask the same: it is asked once. */
  async #checkAll(questions: readonly AccessQuestion[]): Promise<AccessResult[]> {
    const keys = questions.map(keyOf);
    const distinct = new Map(questions.map((question, index) => [keys[index], question]));
    const rows = await this.#query([...distinct.values()]);
    const answers = new Map([...distinct.keys()].map((key, index) => [key, resultOf(rows[index])]));
    return keys.map((key) => answers.get(key) ?? resultOf(undefined));
  }

  async #query(questions: readonly AccessQuestion[]): Promise<Row[]> {
    const values = [
      questions.map(({ identity }) => identity.role),
      questions.map(({ identity }) => identity.claimsText),
      questions.map(({ identity }) => identity.sessionId),
      questions.map(({ topic }) => topic),
      questions.map(({ isWriter }) => isWriter),
    ];
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    try {
      // Sent together; the probes leave with the transaction, whatever the question's end.
      const [, asked, ended] = await Promise.allSettled([
        client.query('begin'),
        client.query<Row>({ ...ACCESS_QUERY, values }),
        client.query('rollback'),
      ]);
      if (ended.status === 'rejected') broken = ended.reason as Error;
      if (asked.status === 'rejected') throw asked.reason;
      return asked.value.rows;
    } finally {
      client.release(broken);
    }
  }
}

const KNOWN_ROLES: ReadonlySet<string> = new Set(['anon', 'authenticated', 'service_role']);

export const REFUSALS = {
  session: 'The session of this token has ended',
  level: 'The second step of this sign-in is missing',
  role: 'The role of this token does not exist here',
};

const NOTHING: Access = { readBroadcast: false, readPresence: false, writeBroadcast: false, writePresence: false };

const keyOf = ({ identity, topic, isWriter }: AccessQuestion): string =>
  JSON.stringify([identity.role, identity.claimsText, identity.sessionId, topic, isWriter]);

function resultOf(row: Row | undefined): AccessResult {
  if (!row) return { ok: true, access: NOTHING };
  if (row.refusal !== null) return { ok: false, reason: REFUSALS[row.refusal] };
  return {
    ok: true,
    access: {
      readBroadcast: row.read_broadcast,
      readPresence: row.read_presence,
      writeBroadcast: row.write_broadcast,
      writePresence: row.write_presence,
    },
  };
}
