// Tells the database where the site is: mails that SQL writes carry links, and their address comes from the configuration alone.
import pg from 'pg';

export async function rememberSiteAddress(admin: pg.ClientConfig, address: string): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    await client.query('select private.remember_site_address($1)', [address]);
  } finally {
    await client.end();
  }
}
