import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolder, temporaryFolder } from './fixtures/folders.ts';
import { DataDirInUse, lockDataDir } from './lock.ts';

describe('the lock of a data folder', () => {
  let folder = '';
  let path = '';
  beforeAll(async () => {
    folder = await temporaryFolder();
    path = join(folder, 'lock.json');
  });
  afterAll(() => removeFolder(folder));

  async function isTakenOver(content: string): Promise<boolean> {
    await writeFile(path, content);
    const lock = await lockDataDir(folder);
    const holder = JSON.parse(await readFile(path, 'utf8')) as { pid: number };
    await lock.release();
    return holder.pid === process.pid;
  }

  async function ownLock(): Promise<Record<string, unknown>> {
    const lock = await lockDataDir(folder);
    const content = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
    await lock.release();
    return content;
  }

  it('refuses a second opener and names the holder and its start', async () => {
    const lock = await lockDataDir(folder);
    const refusal = await lockDataDir(folder).catch((error: unknown) => error);
    await lock.release();
    expect(refusal).toBeInstanceOf(DataDirInUse);
    expect(refusal).toMatchObject({ pid: process.pid, message: expect.stringContaining(`process ${process.pid} on `) });
    expect((refusal as DataDirInUse).message).toMatch(/started \d{4}-\d\d-\d\dT/);
  });

  it('is free again after its release', async () => {
    await (await lockDataDir(folder)).release();
    await expect(readFile(path)).rejects.toThrow('ENOENT');
  });

  it('takes over an empty lock (F123)', async () => expect(await isTakenOver('')).toBe(true));

  it('takes over a lock of garbage (F123)', async () => {
    expect(await isTakenOver('\0\0\0')).toBe(true);
    expect(await isTakenOver('null')).toBe(true);
    expect(await isTakenOver('{"pid":"soon"}')).toBe(true);
  });

  it('takes over the lock of a dead process', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    expect(await isTakenOver(JSON.stringify({ ...(await ownLock()), pid: child.pid }))).toBe(true);
  });

  it('takes over a lock whose process id was given to another process since', async () => {
    expect(await isTakenOver(JSON.stringify({ ...(await ownLock()), pid: process.ppid }))).toBe(true);
  });

  it('believes the heartbeat of a holder on another machine', async () => {
    const foreign = JSON.stringify({ ...(await ownLock()), scope: 'elsewhere', host: 'elsewhere', pid: 7 });
    await writeFile(path, foreign);
    await expect(lockDataDir(folder)).rejects.toThrow('process 7 on elsewhere');
    await utimes(path, new Date(0), new Date(0));
    await (await lockDataDir(folder)).release();
  });

  it('has one winner when many take over a stale lock at once', async () => {
    await writeFile(path, 'stale');
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => lockDataDir(folder)));
    const winners = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    for (const { value } of winners) await value.release();
    expect(winners).toHaveLength(1);
  });
});
