// A backup into an empty data folder or an empty database: restore FILE --project DIR --data DIR

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '#platform/backup/restore.ts';
import { serverAddress } from '#platform/postgres/pooler.ts';
import { readProject } from '#platform/project.ts';
import { createBackend } from '#platform/storage/backends/backend.ts';

const USAGE = `restore FILE         puts a backup into an empty data folder, or the empty database of DATABASE_URL
  --project DIR      the folder that holds supabase/, . by default
  --data DIR         the data folder, .data by default; keys.json may lie in it
  --erasures LIST    what was erased since the backup; without it, the erasures.json beside FILE
`;

const { values, positionals } = parseArgs({
  options: {
    project: { type: 'string', default: '.' },
    data: { type: 'string', default: process.env.DATA_DIR || '.data' },
    erasures: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
  allowPositionals: true,
});

const [file, ...rest] = positionals;
if (values.help) process.stdout.write(USAGE);
else if (file === undefined || rest.length > 0) fail(new Error(USAGE));
else await run(resolve(file), resolve(values.data)).catch(fail);

async function run(source: string, dataDir: string): Promise<void> {
  const began = performance.now();
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort(new Error('interrupted')));
  const project = await readProject(resolve(values.project), process.env);
  const { rows, files, keys, erasures } = await restoreBackup({
    file: source,
    migrations: project.migrations,
    dataDir,
    databaseUrl: serverAddress(process.env),
    openBackend: () => createBackend(project.storage, dataDir),
    erasures: values.erasures === undefined ? null : resolve(values.erasures),
    redoErasures: project.backup.redoErasures,
    observe: () => {},
    signal: stop.signal,
  });
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  process.stdout.write(`${rows} rows and ${files} files restored and read back in ${seconds} s; keys: ${keys}\n`);
  if (keys === 'none in the backup')
    process.stdout.write('The server makes new keys at its start: everyone signs in again.\n');
  if (project.backup.redoErasures === null) return;
  if (erasures === null) {
    process.stderr.write('No list of erasures lies beside the backup: what was erased since is there again.\n');
    process.exitCode = 3;
    return;
  }
  process.stdout.write(`${erasures.redone} listed erasures carried out again.\n`);
  for (const subject of erasures.left) process.stderr.write(`Not erased again: ${subject}\n`);
  if (erasures.left.length > 0) process.exitCode = 3;
}

function fail(error: Error): void {
  process.stderr.write(`${error.message.trimEnd()}\n`);
  process.exitCode = 1;
}
