// The shape of errors, and the HTTP status of each SQLSTATE.
import { describe, expect, it } from 'vitest';
import { alice, anon, post, rest } from './client.ts';

describe('the address', () => {
  it('names the table that does not exist and guesses which was meant', async () => {
    const { error, status } = await anon.from('bookz').select();
    expect(status).toBe(404);
    expect(error).toEqual({
      code: 'PGRST205',
      message: "Could not find the table 'public.bookz' in the schema cache",
      details: null,
      hint: "Perhaps you meant the table 'public.books'",
    });
  });

  it('names the table that does not exist for every verb', async () => {
    expect((await anon.from('nowhere_at_all').insert({ a: 1 })).error?.code).toBe('PGRST205');
    expect((await anon.from('nowhere_at_all').update({ a: 1 }).eq('a', 1)).error?.code).toBe('PGRST205');
    expect((await anon.from('nowhere_at_all').delete().eq('a', 1)).error?.code).toBe('PGRST205');
  });

  it('must have one part', async () => {
    const answer = await rest('/books/1/loans');
    expect(answer.status).toBe(404);
    expect(answer.json).toEqual({
      code: 'PGRST125',
      message: 'Invalid path specified in request URL',
      details: null,
      hint: null,
    });
    expect(answer.headers.get('proxy-status')).toBe('PostgREST; error=PGRST125');
  });

  it('takes no verb it does not know', async () => {
    const answer = await rest('/books', { method: 'PROPFIND' });
    expect(answer.status).toBe(405);
    expect(answer.json).toEqual({
      code: 'PGRST117',
      message: 'Unsupported HTTP method: PROPFIND',
      details: null,
      hint: null,
    });
  });

  it('says which verbs it takes', async () => {
    const table = await rest('/books', { method: 'OPTIONS' });
    expect(table.status).toBe(200);
    expect(table.headers.get('allow')).toBe('OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE');
    const totals = await rest('/genre_totals', { method: 'OPTIONS' });
    expect(totals.headers.get('allow')).toBe('OPTIONS,GET,HEAD');
    const stable = await rest('/rpc/greet', { method: 'OPTIONS' });
    expect(stable.headers.get('allow')).toBe('OPTIONS,GET,HEAD,POST');
  });
});

describe('privileges', () => {
  it('missing ones are 401 for a stranger and 403 for a member', async () => {
    const expected = { code: '42501', message: 'permission denied for table payroll', details: null };
    const stranger = await anon.from('payroll').select();
    expect(stranger.status).toBe(401);
    expect(stranger.error).toMatchObject(expected);
    const member = await alice.from('payroll').select();
    expect(member.status).toBe(403);
    expect(member.error).toMatchObject(expected);
  });

  it('missing ones on a function are 401 for a stranger', async () => {
    const { error, status } = await anon.rpc('members_only');
    expect(status).toBe(401);
    expect(error).toMatchObject({ code: '42501', message: 'permission denied for function members_only' });
    expect((await alice.rpc('members_only')).data).toBe('welcome');
  });

  it('granted to members only are enough for a member', async () => {
    expect((await anon.from('notices').select()).status).toBe(401);
    expect((await alice.from('notices').select('body')).data).toEqual([{ body: 'Closed on Monday' }]);
  });

  it('401 says how to come back', async () => {
    const answer = await rest('/payroll');
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('a policy that asks itself is 500', async () => {
    const { error, status } = await anon.from('mirrors').select();
    expect(status).toBe(500);
    expect(error).toMatchObject({
      code: '42P17',
      message: 'infinite recursion detected in policy for relation "mirrors"',
    });
  });
});

describe('SQLSTATE to HTTP', () => {
  it.each([
    ['08006', 503],
    ['09000', 500],
    ['0L000', 403],
    ['0P000', 403],
    ['22003', 400],
    ['22P02', 400],
    ['23502', 400],
    ['23503', 409],
    ['23505', 409],
    ['23514', 400],
    ['25006', 405],
    ['25001', 500],
    ['28000', 403],
    ['2D000', 500],
    ['38000', 500],
    ['39000', 500],
    ['3B000', 500],
    ['40001', 500],
    ['40P01', 500],
    ['42P01', 404],
    ['42883', 404],
    ['42703', 400],
    ['42P17', 500],
    ['42501', 401],
    ['53000', 503],
    ['53400', 500],
    // PostgREST says 500; a request that is too complex is the caller's to change.
    ['54000', 413],
    ['55000', 500],
    ['57000', 500],
    ['58000', 500],
    ['F0000', 500],
    ['HV000', 500],
    ['P0001', 400],
    ['P0004', 500],
    ['XX000', 500],
    ['PT419', 419],
    ['ZZ999', 400],
  ])('%s answers %i', async (state, status) => {
    const answer = await post('/rpc/raise_state', { state });
    expect(answer.status).toBe(status);
    expect(answer.json).toEqual({ code: state, message: `raised ${state}`, details: null, hint: null });
  });

  it('a table missing inside a function is 404', async () => {
    const { error, status } = await anon.rpc('ask_missing_table');
    expect(status).toBe(404);
    expect(error).toMatchObject({ code: '42P01', message: 'relation "public.never_made" does not exist' });
  });

  it('a subquery that answers several rows is 500', async () => {
    const { error, status } = await anon.rpc('too_many_rows');
    expect(status).toBe(500);
    expect(error).toMatchObject({
      code: '21000',
      message: 'more than one row returned by a subquery used as an expression',
    });
  });

  it('a division by zero is 400', async () => {
    const { error, status } = await anon.rpc('divide', { a: 1, b: 0 });
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: '22012', message: 'division by zero' });
  });
});

describe('names that hold SQL', () => {
  const poison = '"; drop table public.books; --';

  it('are only names', async () => {
    for (const answer of [
      await anon.from('books').select(poison),
      await anon.from('books').select('id').eq(poison, 1),
      await anon.from('books').select('id').order(poison),
      await anon.from(encodeURIComponent(poison)).select(),
      await anon.from('books').insert({ [poison]: 1 }),
      await anon.rpc(encodeURIComponent(poison)),
    ]) {
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
    expect((await anon.from('books').select('count').single()).data).toEqual({ count: 6 });
  });
});
