// Child processes of the tasks: run to the end with their output collected or shown, or take this process's place.
import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

export type Finished = { code: number; output: string };
export interface CommandOptions {
  cwd?: string;
  env?: Record<string, string>;
  show?: boolean;
  /** Leaves the processor to others that want it. */
  isBackground?: boolean;
}

/** Path of a command that a dependency brings. */
export function tool(name: string): string {
  return path.join(root, 'node_modules', '.bin', name);
}

/** Runs a command to its end. `show` prints its output as it comes; otherwise it is returned. */
export function runCommand(file: string, args: string[], options: CommandOptions = {}): Promise<Finished> {
  if (isStopping) return Promise.resolve({ code: 130, output: '' });
  const show = options.show ?? false;
  const child = spawn(file, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  });
  running.add(child);
  if (options.isBackground === true && child.pid !== undefined) {
    setPriority(child.pid, constants.priority.PRIORITY_LOW);
  }
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return new Promise((resolve) => {
    const finish = (code: number) => {
      running.delete(child);
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += `${file}: ${error.message}\n`;
      finish(127);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}

/** Hands this process over to another program: same pid where the system can, so that signals need no relay. */
export function become(
  file: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): void {
  const env = { ...process.env, ...options.env };
  if (options.cwd) process.chdir(options.cwd);
  if (process.platform !== 'win32' && process.execve) {
    process.execve(file, [file, ...args], definedOnly(env));
  }
  const child = spawn(file, args, { env, stdio: 'inherit' });
  for (const signal of stopSignals) process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => process.exit(code ?? 1));
}

/** When this process receives a signal to stop, its children are too; it leaves once they have, and starts no other. */
export function stopChildrenOnSignal(): void {
  for (const signal of stopSignals) {
    process.on(signal, () => {
      isStopping = true;
      for (const child of running) child.kill('SIGTERM');
      const asked = Date.now();
      setInterval(() => {
        if (running.size === 0 || Date.now() - asked > 15_000) process.exit(130);
      }, 50);
    });
  }
}

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const running = new Set<ChildProcess>();
let isStopping = false;

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
