// The signing keys of a platform: keys rotate | revoke KID | list --data DIR. A running server follows within a second.

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readKeys, type SigningKey } from '#platform/auth/tokens/keys.ts';
import { editKeys, revoke, rotate } from '#platform/auth/tokens/rotation.ts';
import { withClient } from '#platform/postgres/client.ts';
import { releaseDatabase } from '#platform/postgres/keys-owner.ts';
import { serverAddress } from '#platform/postgres/pooler.ts';

const USAGE = `keys rotate          the standby key signs from now on; what was signed before stays good until it expires
keys revoke KID      what this key signed is refused from now on, by every service
keys list            the keys by name and state
keys adopt           the database of DATABASE_URL belongs to the keys of the next server that starts: for lost keys
  --data DIR         the folder of keys.json, .data by default
`;

const { values, positionals } = parseArgs({
  options: {
    data: { type: 'string', default: process.env.DATA_DIR ?? '.data' },
    help: { type: 'boolean', short: 'h' },
  },
  allowPositionals: true,
});
const [command, kid, ...rest] = positionals;

if (values.help) {
  process.stdout.write(USAGE);
} else {
  await run(resolve(values.data)).catch((error: Error) => fail(error.message));
}

async function run(dataDir: string): Promise<void> {
  if (rest.length === 0 && command === 'rotate' && kid === undefined) return print(await editKeys(dataDir, rotate));
  if (rest.length === 0 && command === 'revoke' && kid !== undefined)
    return print(await editKeys(dataDir, (keys) => revoke(keys, kid)));
  if (command === 'list' && kid === undefined) return print(await readKeys(dataDir));
  if (command === 'adopt' && kid === undefined) return adopt(serverAddress(process.env));
  throw new Error(USAGE);
}

async function adopt(databaseUrl: string | null): Promise<void> {
  if (databaseUrl === null) throw new Error('DATABASE_URL is not set: a database of its own folder needs no adoption.');
  await withClient({ connectionString: databaseUrl }, releaseDatabase);
  process.stdout.write('The next server that starts on this database decides which keys it belongs to.\n');
}

function print({ signingKeys }: { signingKeys: SigningKey[] }): void {
  for (const key of signingKeys) process.stdout.write(`${key.status.padEnd(9)} ${key.alg ?? ''}  ${key.kid}\n`);
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
