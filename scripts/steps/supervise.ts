// Keeps a server process running: started again with growing pauses when it ends by itself, left alone when it was asked to end
// or refuses its configuration.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

export interface SuperviseOptions {
  file: string;
  args: string[];
  env: Record<string, string>;
  print: (line: string) => void;
  /** The first pause; each further one is twice as long. */
  pauseMs?: number;
  /** A process that lived for less has failed quickly. */
  quickMs?: number;
}

/** The exit code of a server that would refuse again: configuration, port, data folder. */
const REFUSED = 78;
const MOST_QUICK_FAILURES = 5;

/** Answers the exit code of the last process. */
export async function supervise(options: SuperviseOptions): Promise<number> {
  const { print, pauseMs = 1_000, quickMs = 60_000 } = options;
  const stop = new AbortController();
  let child: ChildProcess | undefined;
  const pass = (signal: NodeJS.Signals) => {
    stop.abort();
    child?.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  try {
    for (let failures = 0; ; ) {
      const began = performance.now();
      child = start(options);
      const end = await endOf(child);
      if (stop.signal.aborted || end.code === 0 || end.code === REFUSED) return end.code;
      failures = performance.now() - began < quickMs ? failures + 1 : 1;
      if (failures >= MOST_QUICK_FAILURES) {
        print(`The server ended ${failures} times soon after its start (${end.reason}). It is not started again.`);
        return end.code;
      }
      const pause = pauseMs * 2 ** (failures - 1);
      print(`The server ended by itself (${end.reason}). It is started again in ${pause / 1_000} s.`);
      await delay(pause, undefined, { signal: stop.signal }).catch(() => {});
      if (stop.signal.aborted) return end.code;
    }
  } finally {
    for (const signal of SIGNALS) process.off(signal, pass);
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The channel tells the server when this process is gone. */
const start = ({ file, args, env }: SuperviseOptions): ChildProcess =>
  spawn(file, args, { env: { ...process.env, ...env }, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });

async function endOf(child: ChildProcess): Promise<{ code: number; reason: string }> {
  try {
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    if (signal === null) return { code: code ?? 1, reason: `exit code ${code}` };
    return { code: 128 + constants.signals[signal], reason: signal };
  } catch (error) {
    return { code: 127, reason: error instanceof Error ? error.message : String(error) };
  }
}
