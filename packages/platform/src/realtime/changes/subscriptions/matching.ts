// Which requests a change matches: table, event and UUIDs here, other filters in the database, which compares as each type does.
import type pg from 'pg';
import { isOutage, queryWithin } from '#platform/realtime/changes/limited-query.ts';
import type { Change } from '#platform/realtime/changes/log/log.ts';
import type { Comparison } from './filters.ts';
import type { Entry, Registry, Request } from './registry.ts';
import { holdsByText } from './uuid-filters.ts';

export interface Match {
  change: Change;
  entry: Entry;
  requests: Request[];
}

export interface Matched {
  matches: Match[];
  /** Their filters keep the database busy for too long, or it cannot evaluate them at all. */
  refused: Set<Entry>;
}

const FILTERS_MS = 1_000;

/** What a table's filters ask, each comparison once, and which of the table's changes it holds for. */
interface Questions {
  changes: Set<Change>;
  comparisons: Map<string, Comparison>;
}

export async function matchChanges(system: pg.Pool, changes: readonly Change[], registry: Registry): Promise<Matched> {
  const candidates: Match[] = changes.flatMap((change) =>
    [...registry.interestedIn(change)].map((interest) => ({ change, ...interest })),
  );
  const questions = collectQuestions(candidates);
  const answers = new Answers();
  for (const [relation, { changes: asked, comparisons }] of questions) {
    await answers.ask(system, relation, [...asked], [...comparisons.values()]);
  }
  const matches: Match[] = [];
  const refused = new Set<Entry>();
  for (const { change, entry, requests } of candidates) {
    if (requests.some((request) => answers.isRefused(request))) refused.add(entry);
    const matching = requests.filter((request) => answers.hold(request, change));
    if (matching.length > 0) matches.push({ change, entry, requests: matching });
  }
  return { matches, refused };
}

function collectQuestions(candidates: readonly Match[]): Map<number, Questions> {
  const questions = new Map<number, Questions>();
  for (const { change, requests } of candidates) {
    for (const comparison of requests.flatMap(({ conditions }) => conditions.flat())) {
      if (holdsByText(comparison, change) !== undefined) continue;
      const known = questions.get(change.relation) ?? { changes: new Set(), comparisons: new Map() };
      questions.set(change.relation, known);
      known.changes.add(change);
      known.comparisons.set(comparison.key, comparison);
    }
  }
  return questions;
}

class Answers {
  readonly #holding = new Map<Change, Set<string>>();
  readonly #refused = new Set<string>();

  /** One that takes too long is found by halving, so that the others are answered. */
  async ask(
    system: pg.Pool,
    relation: number,
    changes: readonly Change[],
    comparisons: readonly Comparison[],
  ): Promise<void> {
    try {
      const rows = await queryWithin<{ record_number: number; filter_number: number }>(
        system,
        FILTERS_MS,
        'select record_number, filter_number from realtime.match_filters($1, $2, $3, $4, $5)',
        [
          relation,
          changes.map(({ row }) => row),
          comparisons.map(({ column }) => column),
          comparisons.map(({ operator }) => operator),
          comparisons.map(({ value }) => value),
        ],
      );
      for (const row of rows) this.#note(changes[row.record_number - 1], comparisons[row.filter_number - 1]);
    } catch (error) {
      if (isOutage(error)) throw error;
      const [only] = comparisons;
      if (comparisons.length === 1 && only) {
        this.#refused.add(only.key);
        return;
      }
      const half = Math.ceil(comparisons.length / 2);
      await this.ask(system, relation, changes, comparisons.slice(0, half));
      await this.ask(system, relation, changes, comparisons.slice(half));
    }
  }

  #note(change: Change | undefined, comparison: Comparison | undefined): void {
    if (!change || !comparison) return;
    // A value that was left out is not null.
    if (change.isCut && !Object.hasOwn(change.values, comparison.column)) return;
    const known = this.#holding.get(change);
    if (known) known.add(comparison.key);
    else this.#holding.set(change, new Set([comparison.key]));
  }

  hold({ conditions }: Request, change: Change): boolean {
    const holding = this.#holding.get(change);
    return conditions.every((condition) =>
      condition.some((one) => holdsByText(one, change) ?? holding?.has(one.key) ?? false),
    );
  }

  isRefused({ conditions }: Request): boolean {
    return this.#refused.size > 0 && conditions.flat().some((one) => this.#refused.has(one.key));
  }
}
