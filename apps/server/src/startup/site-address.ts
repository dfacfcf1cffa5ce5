// Writes the address of the site to the database: mails written by SQL contain links, whose address comes from the configuration alone.
import { withClient } from '@liesse/platform/postgres/client.ts';
import type pg from 'pg';

export async function rememberSiteAddress(admin: pg.ClientConfig, address: string): Promise<void> {
  await withClient(admin, (client) => client.query('select private.remember_site_address($1)', [address]));
}
