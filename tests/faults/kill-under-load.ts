// Kills the server, its PostgreSQL, or both with -9 while rows are being written, restarts, and counts what is missing.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPreparedCluster } from '@liesse/platform/postgres/fixtures/prepared-cluster.ts';
import { isServing, readDeposits, writeUntilStopped } from './deposits.ts';
import { postmasterPid, type ServerProcess, secretKey, startServer } from './server-process.ts';

export interface KillOptions {
  rounds: number;
  seed: number;
  report: (line: string) => void;
}

export interface KillOutcome {
  rounds: number;
  acknowledged: number;
  lost: number;
  duplicated: number;
  failedRestarts: number;
}

export async function killUnderLoad({ rounds, seed, report }: KillOptions): Promise<KillOutcome> {
  const dataDir = await mkdtemp(join(tmpdir(), 'faults-'));
  const random = seededRandom(seed);
  const outcome: KillOutcome = { rounds: 0, acknowledged: 0, lost: 0, duplicated: 0, failedRestarts: 0 };
  const written: Set<string>[] = [];
  let server: ServerProcess | null = null;
  try {
    await copyPreparedCluster(dataDir);
    server = await startServer(dataDir);
    const key = await secretKey(dataDir);
    for (let round = 1; round <= rounds; round++) {
      const began = performance.now();
      const victim = victims[(round - 1) % victims.length] ?? 'both';
      const plan = { round, victim, delay: 50 + random() * 700 };
      const { acknowledged, postgres } = await writeAndKill({ url: server.url, key }, plan, server, dataDir);
      written.push(acknowledged);
      outcome.acknowledged += acknowledged.size;
      server = await recover(server, { dataDir, key, killed: postgres });
      const { lost } = await compare({ url: server.url, key }, round, acknowledged);
      outcome.rounds = round;
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      report(`round ${round} killed ${victim}: acknowledged ${acknowledged.size}, lost ${lost}, ${seconds} s`);
    }
    // Counted at the end over all rounds: a later crash must not have taken what an earlier round had found.
    for (const [index, acknowledged] of written.entries()) {
      const found = await compare({ url: server.url, key }, index + 1, acknowledged);
      outcome.lost += found.lost;
      outcome.duplicated += found.duplicated;
    }
  } catch (error) {
    // Whatever stops the rounds, a server that does not come back or does not answer, is a failed restart.
    outcome.failedRestarts++;
    report(error instanceof Error ? error.message : String(error));
  } finally {
    await endEverything(server, dataDir);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }
  return outcome;
}

export function summary(outcome: KillOutcome): string {
  const { rounds, acknowledged, lost, duplicated, failedRestarts } = outcome;
  const twice = duplicated === 0 ? '' : `, duplicated ${duplicated}`;
  return `ROUNDS ${rounds}, acknowledged ${acknowledged}, lost ${lost}${twice}, failed restarts ${failedRestarts}`;
}

type Victim = 'server' | 'both' | 'postgres';
const victims: readonly Victim[] = ['server', 'both', 'postgres'];

async function writeAndKill(
  endpoint: { url: string; key: string },
  { round, victim, delay }: { round: number; victim: Victim; delay: number },
  server: ServerProcess,
  dataDir: string,
): Promise<{ acknowledged: Set<string>; postgres: number }> {
  const postgres = await postmasterPid(dataDir);
  const load = writeUntilStopped(endpoint, round, 4);
  const patience = new Promise<never>((_, reject) =>
    setTimeout(reject, 30_000, new Error(`no row was acknowledged:\n${server.log()}`)).unref(),
  );
  try {
    await Promise.race([load.begun, patience]);
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (victim !== 'postgres') process.kill(server.pid, 'SIGKILL');
    if (victim !== 'server') process.kill(postgres, 'SIGKILL');
    if (victim !== 'postgres') await server.exited;
  } finally {
    await load.stop();
  }
  return { acknowledged: load.acknowledged, postgres };
}

// A server that outlives its PostgreSQL may bring it back by itself or end; either is a recovery, hanging is not.
async function recover(
  server: ServerProcess,
  { dataDir, key, killed }: { dataDir: string; key: string; killed: number },
): Promise<ServerProcess> {
  const deadline = Date.now() + 30_000;
  while (!server.hasExited()) {
    const present = await postmasterPid(dataDir).catch(() => killed);
    if (present !== killed && (await isServing({ url: server.url, key }))) return server;
    if (Date.now() > deadline) throw new Error(`the server neither recovered nor ended:\n${server.log()}`);
    await Promise.race([server.exited, new Promise((resolve) => setTimeout(resolve, 50))]);
  }
  return startServer(dataDir);
}

async function compare(
  endpoint: { url: string; key: string },
  round: number,
  acknowledged: Set<string>,
): Promise<{ lost: number; duplicated: number }> {
  const rows = await readDeposits(endpoint, round);
  const present = new Set(rows);
  let lost = 0;
  for (const id of acknowledged) if (!present.has(id)) lost++;
  return { lost, duplicated: rows.length - present.size };
}

async function endEverything(server: ServerProcess | null, dataDir: string): Promise<void> {
  const postgres = await postmasterPid(dataDir).catch(() => null);
  if (server !== null && !server.hasExited()) {
    process.kill(server.pid, 'SIGTERM');
    const hasEnded = server.exited.then(() => true);
    const patience = new Promise<false>((resolve) => setTimeout(resolve, 10_000, false).unref());
    if (!(await Promise.race([hasEnded, patience]))) process.kill(server.pid, 'SIGKILL');
  }
  try {
    if (postgres !== null) process.kill(postgres, 'SIGQUIT');
  } catch {
    // It ended with the server, as it should.
  }
}

// mulberry32: small, and the same moments for the same seed.
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
