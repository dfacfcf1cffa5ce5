// A backup into an empty data folder or an empty database: restore FILE --project DIR --data DIR
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '#platform/backup/restore.ts';
import { readProject } from '#platform/project.ts';
import { createBackend } from '#platform/storage/backends/backend.ts';

const USAGE = `restore FILE         puts a backup into an empty data folder, or the empty database of DATABASE_URL
  --project DIR      the folder that holds supabase/, . by default
  --data DIR         the data folder, .data by default; keys.json may lie in it
`;

const { values, positionals } = parseArgs({
  options: {
    project: { type: 'string', default: '.' },
    data: { type: 'string', default: process.env.DATA_DIR || '.data' },
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
  const { rows, files, keys } = await restoreBackup({
    file: source,
    migrations: project.migrations,
    dataDir,
    databaseUrl: process.env.DATABASE_URL || null,
    openBackend: () => createBackend(project.storage, dataDir),
    observe: () => {},
    signal: stop.signal,
  });
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  process.stdout.write(`${rows} rows and ${files} files restored and read back in ${seconds} s; keys: ${keys}\n`);
  if (keys !== 'none in the backup') return;
  process.stdout.write('The server makes new keys at its start: everyone signs in again.\n');
}

function fail(error: Error): void {
  process.stderr.write(`${error.message.trimEnd()}\n`);
  process.exitCode = 1;
}
