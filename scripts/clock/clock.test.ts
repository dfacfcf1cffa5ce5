import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { clockAhead, readDays } from './clock.ts';

/** Not where the tests themselves run on a clock that is ahead. */
const canChangeClock =
  process.platform === 'linux' && existsSync('/usr/bin/cc') && process.env['LD_PRELOAD'] === undefined;

describe('--clock', () => {
  it('is a number of days', () => expect(readDays('+400d')).toBe(400));

  it.each(['400', '400d', '-1d', '+1h', ''])('is not "%s"', (text) => expect(() => readDays(text)).toThrow(/\+400d/));

  it.skipIf(!canChangeClock)('is what a program reads, and durations are as they were', async () => {
    const env = { ...process.env, ...(await clockAhead(400)) };
    const program = 'console.log(JSON.stringify([Date.now(), performance.now()]))';
    const [now, elapsed] = JSON.parse(execFileSync(process.execPath, ['-e', program], { env, encoding: 'utf8' }));
    expect(Math.round((now - Date.now()) / 86_400_000)).toBe(400);
    expect(elapsed).toBeLessThan(60_000);
  });

  it.skipIf(!canChangeClock)('dates files that are written, touched and copied', async () => {
    const env = { ...process.env, ...(await clockAhead(400)) };
    const folder = mkdtempSync(path.join(tmpdir(), 'liesse-clock-test-'));
    const program = `
      const fs = require('node:fs');
      const ageOf = (file) => Math.round((Date.now() - fs.statSync(file).mtimeMs) / 60_000);
      fs.writeFileSync('written', '');
      fs.writeFileSync('touched', '');
      const anHourAgo = new Date(Date.now() - 3_600_000);
      fs.utimesSync('touched', anHourAgo, anHourAgo);
      require('node:child_process').execFileSync('cp', ['-a', 'touched', 'copied']);
      console.log(JSON.stringify(['written', 'touched', 'copied'].map(ageOf)));`;
    const output = execFileSync(process.execPath, ['-e', program], { env, cwd: folder, encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(JSON.parse(output)).toEqual([0, 60, 60]);
  });
});
