import { OtherKeys } from '@liesse/platform/postgres/keys-owner.ts';
import { SqlFileFailed } from '@liesse/platform/postgres/migrations.ts';
import { describe, expect, it } from 'vitest';
import { DemonstrationFound } from '#server/startup/demonstration-accounts.ts';
import { describeStartFailure } from '#server/startup/start-failure.ts';

const withCode = (code: string): Error => Object.assign(new Error('it failed'), { code });

describe('a start that failed', () => {
  it.each([
    ['a port in use', withCode('EADDRINUSE'), 78],
    ['other keys', new OtherKeys(), 78],
    ['the demonstration', new DemonstrationFound(), 78],
    ['a migration with an error', new SqlFileFailed('1_a.sql', 1, 'syntax error'), 78],
    ['a migration cut off by a lost database', new SqlFileFailed('1_a.sql', 1, 'cut', withCode('ECONNRESET')), 1],
    ['a database out of reach', withCode('ECONNREFUSED'), 1],
    ['anything else', new TypeError('unexpected'), 1],
  ])('by %s is distinguished from one that may succeed later', (_, error, exitCode) => {
    expect(describeStartFailure(error, 3000).exitCode).toBe(exitCode);
  });

  it('by a port in use says which one, and what to do', () => {
    expect(describeStartFailure(withCode('EADDRINUSE'), 3000).message).toMatch(/^le port 3000 est déjà pris.*PORT/);
  });
});
