// One file with the database and the stored files: backup FILE --project DIR --data DIR, while the server runs or not.

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openSource } from '#platform/backup/open-database.ts';
import { recordBackup } from '#platform/backup/record.ts';
import { takeBackup } from '#platform/backup/take.ts';
import { serverAddress } from '#platform/postgres/pooler.ts';
import { readProject } from '#platform/project.ts';
import { createBackend } from '#platform/storage/backends/backend.ts';

const USAGE = `backup FILE          writes the database and the stored files into FILE, while the server runs or not
  --project DIR      the folder that holds supabase/, . by default
  --data DIR         the server's data folder, .data by default; DATABASE_URL names a real server instead
  --with-keys        keys.json too: whoever has the file can then act as the server
`;

const { values, positionals } = parseArgs({
  options: {
    project: { type: 'string', default: '.' },
    data: { type: 'string', default: process.env.DATA_DIR || '.data' },
    'with-keys': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
  allowPositionals: true,
});

const [target, ...rest] = positionals;
if (values.help) process.stdout.write(USAGE);
else if (target === undefined || rest.length > 0) fail(new Error(USAGE));
else await run(resolve(target), resolve(values.data)).catch(fail);

async function run(file: string, dataDir: string): Promise<void> {
  const began = performance.now();
  const startedAt = new Date();
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort(new Error('interrupted')));
  const project = await readProject(resolve(values.project), process.env);
  const place = await openSource({ dataDir, databaseUrl: serverAddress(process.env), observe: () => {} });
  try {
    const backend = await createBackend(project.storage, dataDir);
    const keysFrom = values['with-keys'] ? dataDir : null;
    const summary = await takeBackup({ connection: place.connection, backend, file, keysFrom, signal: stop.signal });
    await backend.close();
    await recordBackup(place.connection, { startedAt, file, summary });
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    const { tables, rows, files, missing } = summary;
    process.stdout.write(`${file}: ${rows} rows of ${tables} tables and ${files} files, in ${seconds} s\n`);
    if (missing.length === 0) return;
    process.stderr.write(`${missing.length} stored files have lost their bytes and are not in it:\n`);
    for (const key of missing) process.stderr.write(`  ${key}\n`);
    process.exitCode = 3;
  } finally {
    await place.close();
  }
}

function fail(error: Error): void {
  process.stderr.write(`${error.message.trimEnd()}\n`);
  process.exitCode = 1;
}
