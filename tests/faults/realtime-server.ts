// The platform on the conformance library as one of several processes behind one address: started by realtime-stage.ts.

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startPlatform } from '@liesse/platform/platform.ts';

const { values } = parseArgs({
  options: { project: { type: 'string' }, port: { type: 'string' }, data: { type: 'string', default: '' } },
});

const platform = await startPlatform({
  project: fileURLToPath(new URL('../conformance/project', import.meta.url)),
  dataDir: values.data,
  host: '127.0.0.1',
  port: Number(values.port),
  databaseUrl: process.env['DATABASE_URL'],
  // Tokens name their issuer: one name for all the processes.
  publicUrl: process.env['PUBLIC_URL'],
  // Every client of these tests comes from this machine.
  sockets: { socketsPerNetwork: 10_000, socketsPerAccount: 10_000 },
  observe: (event) => {
    if (event.kind === 'request.failed') process.stderr.write(`${JSON.stringify(event)}\n`);
  },
});
process.stdout.write(`listening on ${platform.url}\n`);
process.on('SIGTERM', () => void platform.stop().then(() => process.exit(0)));
