// The signing keys of a platform: keys rotate | revoke KID | list --data DIR. A running server follows within a second.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readKeys, type SigningKey } from '#platform/auth/tokens/keys.ts';
import { editKeys, revoke, rotate } from '#platform/auth/tokens/rotation.ts';

const USAGE = `keys rotate          the standby key signs from now on; what was signed before stays good until it expires
keys revoke KID      what this key signed is refused from now on, on every door
keys list            the keys by name and state
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
  await run(resolve(values.data)).then(print, (error: Error) => fail(error.message));
}

function run(dataDir: string): Promise<{ signingKeys: SigningKey[] }> {
  if (rest.length === 0 && command === 'rotate' && kid === undefined) return editKeys(dataDir, rotate);
  if (rest.length === 0 && command === 'revoke' && kid !== undefined)
    return editKeys(dataDir, (keys) => revoke(keys, kid));
  if (command === 'list' && kid === undefined) return readKeys(dataDir);
  return Promise.reject(new Error(USAGE));
}

function print({ signingKeys }: { signingKeys: SigningKey[] }): void {
  for (const key of signingKeys) process.stdout.write(`${key.status.padEnd(9)} ${key.alg ?? ''}  ${key.kid}\n`);
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
