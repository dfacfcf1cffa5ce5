import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { supervise } from './supervise.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'liesse-supervise-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const starts = () => readFileSync(path.join(folder, 'starts'), 'utf8').length;

/** A server that notes each of its starts and then runs `script`, in which `count` is the number of the start. */
async function run(script: string, quickMs = 60_000): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const note = `const fs = require('node:fs'), file = ${JSON.stringify(path.join(folder, 'starts'))};
    fs.appendFileSync(file, 'x'); const count = fs.readFileSync(file, 'utf8').length;`;
  const args = ['-e', `${note} ${script}`];
  const code = await supervise({
    file: process.execPath,
    args,
    env: {},
    print: (line) => lines.push(line),
    pauseMs: 5,
    quickMs,
  });
  return { code, lines };
}

describe('a supervised server', () => {
  it('is started again when it crashes or is killed, and ends when it ended well', async () => {
    const { code, lines } = await run(
      `if (count === 1) process.kill(process.pid, 'SIGKILL'); else process.exit(count === 2 ? 1 : 0);`,
    );
    expect([code, starts()]).toEqual([0, 3]);
    expect(lines).toEqual([
      'The server ended by itself (SIGKILL). It is started again in 0.005 s.',
      'The server ended by itself (exit code 1). It is started again in 0.01 s.',
    ]);
  });

  it('is not started again when it refuses its configuration', async () => {
    const { code, lines } = await run('process.exit(78)');
    expect([code, starts(), lines]).toEqual([78, 1, []]);
  });

  it('is given up after five quick failures, in a clear sentence', async () => {
    const { code, lines } = await run('process.exit(1)');
    expect([code, starts()]).toEqual([1, 5]);
    expect(lines.at(-1)).toBe('The server ended 5 times soon after its start (exit code 1). It is not started again.');
  });

  it('that runs for long between its crashes is never given up', async () => {
    const { code } = await run('process.exit(count < 8 ? 1 : 0)', 0);
    expect([code, starts()]).toEqual([0, 8]);
  });
});

describe('a signal to the supervisor', () => {
  const main = path.join(import.meta.dirname, 'supervise.ts');
  const supervisor = (script: string) =>
    spawn(
      process.execPath,
      [
        '-e',
        `import(${JSON.stringify(main)}).then(async ({ supervise }) => {
           process.exitCode = await supervise({ file: process.execPath, args: ['-e', ${JSON.stringify(script)}], env: {},
             print: console.log, pauseMs: 60_000 });
         })`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
  const firstLine = async (child: ReturnType<typeof supervisor>) =>
    (await once(createInterface({ input: child.stdout }), 'line'))[0] as string;

  it("reaches the server, whose exit code is the supervisor's", async () => {
    const child = supervisor(
      `process.on('SIGTERM', () => process.exit(7)); setInterval(() => {}, 1000); console.log('ready')`,
    );
    expect(await firstLine(child)).toBe('ready');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([7, null]);
  });

  it('ends the wait before another start at once', async () => {
    const child = supervisor('process.exit(1)');
    expect(await firstLine(child)).toContain('started again in 60 s');
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([1, null]);
  });

  it('that cannot be passed on closes the channel by which the server hears of it', async () => {
    const child = supervisor(
      `process.on('disconnect', () => { console.log('alone'); process.exit(0); }); console.log('ready')`,
    );
    const lines = createInterface({ input: child.stdout });
    expect((await once(lines, 'line'))[0]).toBe('ready');
    child.kill('SIGKILL');
    expect((await once(lines, 'line'))[0]).toBe('alone');
  });
});
