// `npm run audit -- verify [--data DIR] [--known ID:HASH]`: verifies the whole audit log, while the server runs or not.

import path from 'node:path';
import { parseArgs } from 'node:util';
import { openSource } from '@liesse/platform/backup/open-database.ts';
import { withClient } from '@liesse/platform/postgres/client.ts';
import { serverAddress } from '@liesse/platform/postgres/pooler.ts';
import { type KnownRow, verifyAuditLog } from './steps/audit-log.ts';
import { root } from './steps/command.ts';

const USAGE = `audit verify         reads the whole audit log and names the first row that does not fit
  --data DIR         the server's data folder, .data by default; DATABASE_URL names a real server instead
  --known ID:HASH    a row that was noted down earlier has to be there as it was
`;

const { values, positionals } = parseArgs({
  options: {
    data: { type: 'string', default: process.env.DATA_DIR || '.data' },
    known: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
  allowPositionals: true,
});

if (values.help) process.stdout.write(USAGE);
else if (positionals.join(' ') !== 'verify') fail(USAGE);
else await run().catch((error: Error) => fail(error.message));

async function run(): Promise<void> {
  const dataDir = path.resolve(root, values.data);
  const place = await openSource({ dataDir, databaseUrl: serverAddress(process.env), observe: () => {} });
  try {
    const verdict = await withClient(place.connection, (client) => verifyAuditLog(client, parseKnown(values.known)));
    if (!verdict.ok) return fail(`The audit log does not fit at row ${verdict.row}: ${verdict.fault}.`);
    const { rows, last } = verdict;
    process.stdout.write(`The audit log is whole: ${rows} rows.\n`);
    if (last !== null) process.stdout.write(`Its newest row, to note down elsewhere: ${last.id}:${last.hash}\n`);
  } finally {
    await place.close();
  }
}

function parseKnown(text: string | undefined): KnownRow | null {
  if (text === undefined) return null;
  const [, id, hash] = /^(\d{1,15}):([\da-f]{64})$/i.exec(text) ?? [];
  if (id === undefined || hash === undefined) throw new Error(USAGE);
  return { id: Number(id), hash };
}

function fail(message: string): void {
  process.stderr.write(`${message.trimEnd()}\n`);
  process.exitCode = 1;
}
