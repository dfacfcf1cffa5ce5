// The version of this server. The database has it too, where administrators read it.
import { readFile } from 'node:fs/promises';
import { withClient } from '@liesse/platform/postgres/client.ts';
import type pg from 'pg';

const PACKAGE = new URL('../../package.json', import.meta.url);

export async function readServerVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(PACKAGE, 'utf8')) as { version: string };
  return version;
}

export async function recordServerVersion(admin: pg.ClientConfig): Promise<void> {
  const version = await readServerVersion();
  await withClient(admin, (client) => client.query('select private.record_server_version($1)', [version]));
}
