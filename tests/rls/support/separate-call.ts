import type pg from 'pg';

/** Calls a function as a signed-in person, in a transaction of its own that is committed. */
export async function callSeparately<Value>(
  pool: pg.Pool,
  who: string,
  sql: string,
  values: unknown[],
): Promise<Value> {
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    await connection.query(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify({ role: 'authenticated', sub: who }),
    ]);
    await connection.query('set local role authenticated');
    const { rows } = await connection.query(sql, values);
    await connection.query('commit');
    return Object.values(rows[0])[0] as Value;
  } catch (error) {
    await connection.query('rollback');
    throw error;
  } finally {
    connection.release();
  }
}
