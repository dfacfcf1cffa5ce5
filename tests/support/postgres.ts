// A PostgreSQL apart from the platform, reached by address and password like any real server.

import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@liesse/platform/free-port.ts';
import { launchPostgres } from '@liesse/platform/postgres/launcher.ts';

export async function startRealPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'real-postgres-'));
  const password = randomBytes(12).toString('hex');
  const port = await freePort();
  const server = await launchPostgres({ dataDir, observe: () => {}, tcp: { port, password } });
  return {
    url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
