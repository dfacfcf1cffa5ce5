// The platform alone, on any folder with `supabase/`: platform --project DIR --port N --data DIR
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { PlatformEvent } from '#platform/observation.ts';
import { startPlatform } from '#platform/platform.ts';

const { values } = parseArgs({
  options: {
    project: { type: 'string', default: '.' },
    port: { type: 'string', default: '54321' },
    host: { type: 'string', default: '127.0.0.1' },
    data: { type: 'string', default: '.data' },
    'jwt-secret': { type: 'string' },
    'signing-keys': { type: 'string' },
    'sockets-per-network': { type: 'string' },
    'sockets-per-account': { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});

if (values.help) {
  process.stdout.write(
    'platform --project DIR --port N --data DIR [--host H] [--jwt-secret S] [--signing-keys FILE]\n' +
      '  [--sockets-per-network N] [--sockets-per-account N]\n',
  );
  process.exit(0);
}

const print = (event: PlatformEvent) => {
  if (event.kind === 'postgres.log' || event.kind === 'request.answered') return;
  process.stderr.write(`${JSON.stringify(event)}\n`);
};

const cancelStart = new AbortController();
const starting = startPlatform({
  project: resolve(values.project),
  dataDir: resolve(values.data),
  host: values.host,
  port: Number(values.port),
  observe: print,
  databaseUrl: process.env.DATABASE_URL,
  directUrl: process.env.DATABASE_DIRECT_URL,
  jwtSecret: values['jwt-secret'],
  sockets: {
    ...(values['sockets-per-network'] && { socketsPerNetwork: Number(values['sockets-per-network']) }),
    ...(values['sockets-per-account'] && { socketsPerAccount: Number(values['sockets-per-account']) }),
  },
  signingKeys:
    values['signing-keys'] === undefined ? undefined : JSON.parse(await readFile(values['signing-keys'], 'utf8')),
  signal: cancelStart.signal,
  onFatal: (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
});

/** A group's signal can arrive twice at once; only a later one means "now". */
const REPEAT_MS = 1_000;
let stoppingSince: number | null = null;
const stop = () => {
  if (stoppingSince !== null) {
    if (performance.now() - stoppingSince > REPEAT_MS) process.exit(1);
    return;
  }
  stoppingSince = performance.now();
  cancelStart.abort();
  void starting
    .then(
      (platform) => platform.stop(),
      () => {},
    )
    .then(() => process.exit(0));
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

const platform = await starting.catch((error: Error) => {
  if (stoppingSince === null) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  return null;
});
if (platform !== null) process.stdout.write(`listening on ${platform.url}\n`);
