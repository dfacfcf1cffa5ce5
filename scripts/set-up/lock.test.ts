import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdLock } from './lock.mjs';

describe('a lock between processes', () => {
  let file = '';

  beforeEach(() => {
    file = path.join(mkdtempSync(path.join(tmpdir(), 'liesse-lock-')), 'install.lock');
  });
  afterEach(() => rmSync(path.dirname(file), { recursive: true, force: true }));

  it('makes the second wait until the first gives it back', async () => {
    const order: string[] = [];
    const release = await holdLock(file, never);
    const second = holdLock(file, () => order.push('second waits')).then((give) => {
      order.push('second holds');
      give();
    });
    await expect.poll(() => order).toEqual(['second waits']);
    order.push('first gives back');
    release();
    await second;
    expect(order).toEqual(['second waits', 'first gives back', 'second holds']);
    expect(existsSync(file)).toBe(false);
  });

  it('is taken at once from a holder that is dead', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(file, JSON.stringify({ pid, host: hostname() }));
    const release = await holdLock(file, never);
    release();
  });

  it('is taken from a holder on another machine that stopped touching it', async () => {
    writeFileSync(file, JSON.stringify({ pid: process.pid, host: 'elsewhere' }));
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(file, longAgo, longAgo);
    const release = await holdLock(file, never);
    release();
  });

  it('is taken when its file is unreadable', async () => {
    writeFileSync(file, '{ half');
    const release = await holdLock(file, never);
    release();
  });
});

function never(): never {
  throw new Error('waited for a lock that nobody holds');
}
