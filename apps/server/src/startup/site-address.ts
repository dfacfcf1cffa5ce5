// Tells the database where the site is: mails that SQL writes carry links, and their address comes from the configuration alone.
import { withClient } from '@liesse/platform/postgres/client.ts';
import type pg from 'pg';

export async function rememberSiteAddress(admin: pg.ClientConfig, address: string): Promise<void> {
  await withClient(admin, (client) => client.query('select private.remember_site_address($1)', [address]));
}
