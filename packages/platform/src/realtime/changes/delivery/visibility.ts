// Checks which subscribers may see which changes, by evaluating the policies of each identity on the logged rows. One statement
// serves many identities and enters their roles in turn; its own login has no privileges.
import type pg from 'pg';
import { type Identity, levelOf } from '#platform/auth/tokens/verifier.ts';
import { isOutage } from '#platform/realtime/changes/limited-query.ts';
import type { Change } from '#platform/realtime/changes/log/log.ts';
import { REFUSALS } from '#platform/realtime/channels/access.ts';

/** Asks which of these changes of one table one identity sees. */
interface VisibilityQuery {
  identity: number;
  relation: number;
  changes: readonly Change[];
}

interface Group {
  role: string;
  relation: number;
  records: number[];
  identities: Array<{ number: number; claims: string }>;
}

export interface VisibilityParts {
  pool: pg.Pool;
  system: pg.Pool;
  report: (error: unknown) => void;
}

const QUESTIONS_AT_ONCE = 250;
const ROWS_AT_ONCE = 20_000;
/** Statements at a time: requests need connections too. */
const ABREAST = 2;

export class VisibilityCheck {
  readonly #identities: Identity[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #wanted = new Map<number, Map<number, Set<Change>>>();
  readonly #seen = new Map<number, Set<Change>>();
  readonly #refused = new Map<number, string>();

  /** Adds a check to the next run and returns the number of the identity. */
  add(identity: Identity, change: Change): number {
    const number = this.#numberOf(identity);
    const tables = this.#wanted.get(number) ?? new Map<number, Set<Change>>();
    this.#wanted.set(number, tables);
    const changes = tables.get(change.relation);
    if (changes) changes.add(change);
    else tables.set(change.relation, new Set([change]));
    return number;
  }

  isVisible(identity: number, change: Change): boolean {
    return this.#seen.get(identity)?.has(change) ?? false;
  }

  /** The reason why the session of this identity was refused, or null. */
  refusal(identity: number): string | null {
    return this.#refused.get(identity) ?? null;
  }

  async run({ pool, system, report }: VisibilityParts): Promise<void> {
    const batches = this.#batches();
    const askNext = async (): Promise<void> => {
      for (let batch = batches.shift(); batch; batch = batches.shift()) await this.#query(pool, report, batch);
    };
    const settled = await Promise.allSettled([this.#findRefused(system), ...Array.from({ length: ABREAST }, askNext)]);
    for (const outcome of settled) if (outcome.status === 'rejected') throw outcome.reason;
  }

  async #findRefused(system: pg.Pool): Promise<void> {
    const asked = [...this.#identities.entries()].filter(([, { sessionId }]) => sessionId !== null);
    if (asked.length === 0) return;
    const { rows } = await system.query<{ ordinal: number; refusal: 'session' | 'level' }>({
      name: 'refused_sessions',
      text: 'select ordinal, refusal from realtime.refused_sessions($1, $2)',
      values: [asked.map(([, { sessionId }]) => sessionId), asked.map(([, identity]) => levelOf(identity))],
    });
    for (const { ordinal, refusal } of rows) {
      const number = asked[ordinal - 1]?.[0];
      if (number !== undefined) this.#refused.set(number, REFUSALS[refusal]);
    }
  }

  #batches(): VisibilityQuery[][] {
    const batches: VisibilityQuery[][] = [];
    let batch: VisibilityQuery[] = [];
    let rows = 0;
    for (const [identity, tables] of this.#wanted) {
      for (const [relation, changes] of tables) {
        if (batch.length >= QUESTIONS_AT_ONCE || rows + changes.size > ROWS_AT_ONCE) {
          batches.push(batch);
          batch = [];
          rows = 0;
        }
        batch.push({ identity, relation, changes: [...changes] });
        rows += changes.size;
      }
    }
    return batch.length > 0 ? [...batches, batch] : batches;
  }

  #numberOf(identity: Identity): number {
    const key = JSON.stringify([identity.role, identity.sessionId, identity.claimsText]);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#identities.push(identity) - 1;
    this.#numbers.set(key, number);
    return number;
  }

  /** A batch that fails, for example because one policy takes too long, is halved until only the failing query is left out. */
  async #query(pool: pg.Pool, report: (error: unknown) => void, questions: readonly VisibilityQuery[]): Promise<void> {
    const changes = [...new Set(questions.flatMap((question) => question.changes))];
    try {
      const { rows } = await pool.query<{ identity: number; visible: number[] }>(
        'select identity, visible from realtime.visible_changes($1, $2, $3, $4)',
        [
          changes.map(({ relation }) => relation),
          changes.map(({ row }) => row),
          changes.map(({ isCut }) => isCut),
          JSON.stringify(this.#groups(questions, changes)),
        ],
      );
      for (const { identity, visible } of rows) this.#note(identity, visible, changes);
    } catch (error) {
      if (isOutage(error)) throw error;
      if (questions.length === 1) return report(error);
      const half = Math.ceil(questions.length / 2);
      await this.#query(pool, report, questions.slice(0, half));
      await this.#query(pool, report, questions.slice(half));
    }
  }

  #note(identity: number, visible: readonly number[], changes: readonly Change[]): void {
    const seen = this.#seen.get(identity) ?? new Set<Change>();
    this.#seen.set(identity, seen);
    for (const number of visible) {
      const change = changes[number - 1];
      if (change) seen.add(change);
    }
  }

  /** Identities of one role that ask for the same rows are answered by one prepared statement. */
  #groups(questions: readonly VisibilityQuery[], changes: readonly Change[]): Group[] {
    const numbers = new Map(changes.map((change, index) => [change, index + 1]));
    const groups = new Map<string, Group>();
    for (const { identity, relation, changes: wanted } of questions) {
      const who = this.#identities[identity];
      if (!who) continue;
      const records = wanted.map((change) => numbers.get(change) ?? 0);
      const key = JSON.stringify([who.role, relation, records]);
      const group = groups.get(key) ?? { role: who.role, relation, records, identities: [] };
      groups.set(key, group);
      group.identities.push({ number: identity, claims: who.claimsText });
    }
    return [...groups.values()];
  }
}
