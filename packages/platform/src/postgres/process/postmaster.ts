// The server process itself: started until it accepts connections, watched until it ends.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Observe } from '#platform/observation.ts';
import { type Account, identityOf } from './account.ts';
import type { Binaries } from './binaries.ts';
import { quietEnvironment } from './command.ts';
import { stopPostmaster } from './orphan.ts';

export interface Postmaster {
  pid: number;
  ended: Promise<{ code: number | null; expected: boolean }>;
  stop(): Promise<void>;
}

export interface PostmasterOptions {
  binaries: Binaries;
  account: Account | null;
  cluster: string;
  arguments: readonly string[];
  observe: Observe;
}

// After a killed postmaster its workers need a moment to notice; until then PostgreSQL refuses to start, rightly.
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const started = await startOnce(options);
    if (started.postmaster !== null) return started.postmaster;
    if (!started.log.includes('shared memory block') || Date.now() > deadline) {
      throw new Error(`PostgreSQL did not start on ${options.cluster}:\n${started.log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

type Attempt = { postmaster: Postmaster; log: string } | { postmaster: null; log: string };

function startOnce({ binaries, account, cluster, arguments: args, observe }: PostmasterOptions): Promise<Attempt> {
  // Its own session: Ctrl-C in a terminal must reach us alone, so that requests are drained before the database stops.
  const child = spawn(join(binaries.folder, 'postgres'), args, {
    ...identityOf(account),
    cwd: cluster,
    env: quietEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  const state = { expected: false };
  const gone = exitOf(child);
  const ended = gone.then((code) => ({ code, expected: state.expected }));
  return new Promise((resolve) => {
    const log: string[] = [];
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (log.push(line) > 30) log.shift();
      observe({ kind: 'postgres.log', line });
      // A standby accepts read-only connections.
      if (!/database system is ready to accept (?:read-only )?connections/.test(line)) return;
      const pid = child.pid ?? 0;
      const stop = async (): Promise<void> => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        state.expected = true;
        await Promise.race([stopPostmaster(pid, cluster, binaries), gone]);
      };
      resolve({ postmaster: { pid, ended, stop }, log: log.join('\n') });
    });
    child.once('error', (error) => log.push(error.message));
    void gone.then(() => resolve({ postmaster: null, log: log.join('\n') }));
  });
}

// "close" comes after the last line of the log; a program that could not be started has no exit of its own.
function exitOf(child: ChildProcessByStdio<null, null, Readable>): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('error', () => child.pid === undefined && resolve(null));
    child.once('exit', (code) => {
      // A worker of a killed server may keep the log open for a while; its last words are not waited for longer than this.
      const patience = setTimeout(() => resolve(code), 500);
      child.once('close', () => {
        clearTimeout(patience);
        resolve(code);
      });
    });
  });
}
