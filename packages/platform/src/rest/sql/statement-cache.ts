// Compiled statements by the shape of their request. The busiest are prepared on each connection under a name.
import type { Compiled } from './compile.ts';

export interface CachedStatement {
  compiled: Compiled;
  uses: number;
  name: string | null;
}

const CAPACITY = 2_000;
/** Each prepared statement costs memory in every connection, so only so many shapes get a name. */
const MAX_NAMES = 256;
const USES_BEFORE_NAME = 2;

export class StatementCache {
  readonly #byShape = new Map<string, CachedStatement>();
  #generation = -1;
  #names = 0;
  #serial = 0;

  /** A new schema makes every plan stale. */
  enter(generation: number): void {
    if (generation === this.#generation) return;
    this.#generation = generation;
    this.#byShape.clear();
    this.#names = 0;
  }

  find(shape: string): CachedStatement | undefined {
    return this.#byShape.get(shape);
  }

  add(shape: string, compiled: Compiled): CachedStatement {
    if (this.#byShape.size >= CAPACITY) this.#evict();
    const statement = { compiled, uses: 0, name: null };
    this.#byShape.set(shape, statement);
    return statement;
  }

  /** Counts a use; a shape that comes again earns a name. */
  use(statement: CachedStatement): void {
    statement.uses += 1;
    if (statement.name !== null || statement.uses < USES_BEFORE_NAME || this.#names >= MAX_NAMES) return;
    this.#names += 1;
    this.#serial += 1;
    statement.name = `rest_${this.#serial}`;
  }

  /** The oldest unnamed shape leaves; names are never given twice. */
  #evict(): void {
    for (const [shape, statement] of this.#byShape) {
      if (statement.name !== null) continue;
      this.#byShape.delete(shape);
      return;
    }
    this.#byShape.clear();
  }
}
