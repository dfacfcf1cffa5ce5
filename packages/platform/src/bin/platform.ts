#!/usr/bin/env node
// The platform alone, on any folder with `supabase/`: platform --project DIR --port N --data DIR
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isLoopback, publishedKeys } from '#platform/local-stack.ts';
import type { PlatformEvent } from '#platform/observation.ts';
import { startPlatform } from '#platform/platform.ts';

const USAGE = `platform [options]        serves the folder that holds supabase/, with the defaults of a local stack
  --project DIR           that folder, the current one by default
  --port N                [api] port of config.toml by default, or 54321
  --host H                127.0.0.1 by default; on another address the published keys of local stacks are no keys
  --data DIR              where the database, the files and the keys lie, supabase/.temp/platform by default
  --strict                the platform's own defaults: a key for each request, confirmed addresses, no other origin
  --cors-origin O         a page that may call, several times for several; every page by default
  --publishable-key K     --secret-key K: the keys of the API
  --jwt-secret S          accepts HS256 tokens signed with it
  --signing-keys FILE     a set of JWKs, whose first private key signs
  --sockets-per-network N --sockets-per-account N
DATABASE_URL names a PostgreSQL server to use instead of the embedded one.
`;

const { values } = parseArgs({
  options: {
    project: { type: 'string', default: '.' },
    port: { type: 'string' },
    host: { type: 'string', default: '127.0.0.1' },
    data: { type: 'string' },
    strict: { type: 'boolean', default: false },
    'cors-origin': { type: 'string', multiple: true },
    'publishable-key': { type: 'string' },
    'secret-key': { type: 'string' },
    'jwt-secret': { type: 'string' },
    'signing-keys': { type: 'string' },
    'sockets-per-network': { type: 'string' },
    'sockets-per-account': { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});

if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}

const print = (event: PlatformEvent) => {
  if (event.kind === 'postgres.log' || event.kind === 'request.answered') return;
  if (event.kind === 'config.notice') {
    process.stderr.write(`config.toml, line ${event.line}: ${event.message}\n`);
    return;
  }
  process.stderr.write(`${JSON.stringify(event)}\n`);
};

const project = resolve(values.project);
const isLocalStack = !values.strict;
const hasMailbox = isLocalStack && isLoopback(values.host);
const cancelStart = new AbortController();
const starting = startPlatform({
  project,
  dataDir: values.data === undefined ? join(project, 'supabase', '.temp', 'platform') : resolve(values.data),
  host: values.host,
  port: values.port === undefined ? undefined : Number(values.port),
  isLocalStack,
  corsOrigins: values['cors-origin'],
  publishableKey: values['publishable-key'],
  secretKey: values['secret-key'],
  // Everybody who can call reads it: on one's own machine alone.
  mailbox: hasMailbox,
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
if (platform !== null) {
  const { publishableKey, secretKey } = platform.keys;
  // A secret that is written to a log is one no more: only the published one is shown.
  const shown = secretKey === publishedKeys.secretKey ? secretKey : 'in keys.json of the data folder, or as given';
  const lines = [
    `publishable key ${publishableKey}`,
    `secret key ${shown}`,
    ...(hasMailbox ? [`mail ${platform.url}/mailbox`] : []),
    `listening on ${platform.url}`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
