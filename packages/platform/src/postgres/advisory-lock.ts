// One process at a time prepares, migrates or seeds a database; the others wait for it. The lock ends with its
// connection, so a killed process leaves none behind.
import pg from 'pg';

export async function withAdvisoryLock<T>(
  admin: pg.ClientConfig,
  purpose: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...admin, application_name: `platform: ${purpose}` });
  // Without a listener a connection that breaks between two queries would end the process; the next query reports it.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

// Any number will do as long as every version of this program uses the same.
const lockKey = '7365123049117820563';
