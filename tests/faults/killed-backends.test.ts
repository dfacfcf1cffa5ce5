import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPreparedCluster } from '@liesse/platform/postgres/fixtures/prepared-cluster.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readDeposits } from './deposits.ts';
import { killBackend, requestUntilStopped, terminateBackend, untilServing } from './killed-backends.ts';
import { type ServerProcess, secretKey, startServer } from './server-process.ts';

let dataDir: string;
let server: ServerProcess;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'faults-backends-'));
  await copyPreparedCluster(dataDir);
  server = await startServer(dataDir);
});

afterEach(async () => {
  if (!server.hasExited()) process.kill(server.pid, 'SIGTERM');
  await server.exited;
  await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
});

it('goes on with 503 while backends are ended and killed, and is back within 5 s without a lost row (F137, F127)', async () => {
  const endpoint = { url: server.url, key: await secretKey(dataDir) };
  const load = requestUntilStopped(endpoint, 1);
  const recoveries: number[] = [];
  for (let round = 1; round <= 8 && !server.hasExited(); round++) {
    await new Promise((resolve) => setTimeout(resolve, 150));
    if (round % 4 === 0) {
      await killBackend(dataDir);
      recoveries.push(await untilServing(endpoint, dataDir));
    } else await terminateBackend(dataDir);
  }
  await load.stop();
  expect(server.hasExited(), server.log()).toBe(false);
  const allowed = /^(?:write 201|rest 200|auth 200|storage 200|\w+ 503)$/;
  expect(
    Object.entries(load.counts).filter(([answer]) => !allowed.test(answer)),
    server.log(),
  ).toEqual([]);
  expect(Math.max(...recoveries)).toBeLessThan(5_000);
  const found = new Set(await readDeposits(endpoint, 1));
  expect([...load.acknowledged].filter((id) => !found.has(id))).toEqual([]);
  expect(load.acknowledged.size).toBeGreaterThan(20);
});
