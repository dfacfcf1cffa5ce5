import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { JobFailed, reasonOf } from './failure.ts';

describe('the reason of a failure', () => {
  it('is the task’s own words when it chose them', () => {
    expect(reasonOf(new JobFailed('the calendar is not there'))).toBe('the calendar is not there');
  });

  it('is a name and a line for any other error', () => {
    expect(reasonOf(new TypeError('lea@exemple.fr is not iterable'))).toMatch(/^TypeError at failure\.test\.ts:\d+$/);
    const refused = Object.assign(new Error('connect to lea.fr'), { code: 'ECONNREFUSED' });
    expect(reasonOf(refused)).toMatch(/^Error ECONNREFUSED at failure\.test\.ts:\d+$/);
  });

  it('is the state and the place for an error of the database', () => {
    const error = new pg.DatabaseError('duplicate key "lea@exemple.fr"', 10, 'error');
    error.code = '23505';
    error.constraint = 'guests_email_key';
    error.detail = 'Key (email)=(lea@exemple.fr) already exists.';
    error.where = 'SQL statement "insert … lea@exemple.fr"\nPL/pgSQL function public.remind() line 3 at SQL statement';
    expect(reasonOf(error)).toBe('SQLSTATE 23505, guests_email_key, PL/pgSQL function public.remind() line 3');
  });

  it('has a message even for a thrown value that is no error', () => {
    expect(reasonOf('lea@exemple.fr')).toBe('failed with something that is not an error');
  });
});
