// Starts and orders a crowd of sockets.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { CrowdOrder, CrowdReport } from './socket-crowd.ts';

export interface Crowd {
  /** The milliseconds each change took since the last time this was asked, once there are as many. */
  latencies(count: number): Promise<number[]>;
  leave: () => Promise<void>;
}

const DEADLINE_MS = 120_000;

export async function gatherCrowd(order: CrowdOrder): Promise<Crowd> {
  const child = fork(resolve(import.meta.dirname, 'socket-crowd.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send(order);
  await hear(child);
  return {
    latencies: async (count) => {
      const values: number[] = [];
      const began = Date.now();
      while (values.length < count) {
        if (Date.now() - began > DEADLINE_MS) throw new Error(`${values.length} of ${count} changes arrived`);
        child.send('report-latencies');
        const word = await hear(child);
        if (word.kind === 'latencies') values.push(...word.values);
      }
      return values;
    },
    leave: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

async function hear(child: ChildProcess): Promise<CrowdReport> {
  const heard = new AbortController();
  const ended = once(child, 'exit', { signal: heard.signal }).then(() => {
    throw new Error('the crowd ended');
  });
  try {
    const [word] = (await Promise.race([once(child, 'message', { signal: heard.signal }), ended])) as [CrowdReport];
    return word;
  } finally {
    heard.abort();
    await ended.catch(() => {});
  }
}
