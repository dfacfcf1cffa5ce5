// A question of the platform's own whose parts strangers have written: it ends within a time, or is refused.
import pg from 'pg';

export async function queryWithin<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  milliseconds: number,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const [begin, limit, answer, end] = await Promise.allSettled([
      client.query('begin read only'),
      client.query(`set local statement_timeout = ${milliseconds}`),
      client.query<Row>(text, values),
      client.query('rollback'),
    ]);
    if (end.status === 'rejected') broken = asError(end.reason);
    for (const step of [begin, limit]) if (step.status === 'rejected') throw step.reason;
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value.rows;
  } finally {
    client.release(broken);
  }
}

/** The database cannot be reached or has no room: the same question may be answered later. */
export const isOutage = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || /^(08|53|57P)/.test(error.code ?? '');

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));
