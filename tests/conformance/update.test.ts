// Updating the rows that filters name.
import { beforeEach, describe, expect, it } from 'vitest';
import { anon, send, service } from './client.ts';

const suite = 'update';
beforeEach(async () => {
  await service.from('drafts').delete().eq('suite', suite).throwOnError();
  const rows = [1, 2, 3].map((n) => ({ suite, title: `Draft ${n}`, priority: n, status: 'open', book_id: n }));
  await service.from('drafts').insert(rows).throwOnError();
});
const drafts = () => anon.from('drafts');

describe('updating', () => {
  it('answers nothing unless asked', async () => {
    const { data, status } = await drafts().update({ status: 'done' }).eq('suite', suite).eq('priority', 1);
    expect(status).toBe(204);
    expect(data).toBeNull();
    const { data: rows } = await drafts().select('priority, status').eq('suite', suite).order('priority');
    expect(rows).toEqual([
      { priority: 1, status: 'done' },
      { priority: 2, status: 'open' },
      { priority: 3, status: 'open' },
    ]);
  });

  it('answers the changed rows', async () => {
    const { data, status } = await drafts()
      .update({ title: 'Renamed Draft' })
      .eq('suite', suite)
      .gt('priority', 1)
      .select('priority, slug')
      .order('priority');
    expect(status).toBe(200);
    expect(data).toEqual([
      { priority: 2, slug: 'renamed-draft' },
      { priority: 3, slug: 'renamed-draft' },
    ]);
  });

  it('answers one object, aliases and embedded rows', async () => {
    const { data } = await drafts()
      .update({ meta: { a: 1 } })
      .eq('suite', suite)
      .eq('priority', 2)
      .select('m:meta->a, books(title)')
      .single();
    expect(data).toEqual({ m: 1, books: { title: 'Invisible Harbors' } });
  });

  it('sets null', async () => {
    const { data } = await drafts()
      .update({ status: null, labels: null })
      .eq('suite', suite)
      .eq('priority', 1)
      .select('status, labels');
    expect(data).toEqual([{ status: null, labels: null }]);
  });

  it('takes every filter, also logical trees', async () => {
    const { data } = await drafts()
      .update({ status: 'picked' })
      .eq('suite', suite)
      .or('priority.eq.1,title.like.*3')
      .select('priority')
      .order('priority');
    expect(data).toEqual([{ priority: 1 }, { priority: 3 }]);
  });

  it('finding no row is no error', async () => {
    const none = await drafts().update({ status: 'x' }).eq('suite', 'nobody').select();
    expect(none.status).toBe(200);
    expect(none.data).toEqual([]);
  });

  it('counts the rows and says which', async () => {
    const { count } = await drafts().update({ status: 'x' }, { count: 'exact' }).eq('suite', suite);
    expect(count).toBe(3);
    const answer = await send('PATCH', `/drafts?suite=eq.${suite}`, { status: 'y' });
    expect(answer.headers.get('content-range')).toBe('0-2/*');
    const nothing = await send('PATCH', '/drafts?suite=eq.nobody', { status: 'y' });
    expect(nothing.status).toBe(204);
    expect(nothing.headers.get('content-range')).toBe('*/*');
  });

  it('changes nothing for an empty object', async () => {
    const answer = await send('PATCH', `/drafts?suite=eq.${suite}`, {}, { Prefer: 'return=representation' });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual([]);
    expect(answer.headers.get('content-range')).toBe('*/*');
  });

  it('takes columns and missing=default', async () => {
    const named = await send(
      'PATCH',
      `/drafts?suite=eq.${suite}&priority=eq.1&columns=status&select=status,title`,
      { status: 'z', title: 'no', junk: 1 },
      { Prefer: 'return=representation' },
    );
    expect(named.json).toEqual([{ status: 'z', title: 'Draft 1' }]);
    const missing = await send(
      'PATCH',
      `/drafts?suite=eq.${suite}&priority=eq.2&columns=title,status&select=title,status`,
      { title: 'T' },
      { Prefer: 'return=representation, missing=default' },
    );
    expect(missing.json).toEqual([{ title: 'T', status: 'open' }]);
    expect(missing.headers.get('preference-applied')).toBe('missing=default, return=representation');
  });
});

describe('an update that is refused', () => {
  it('changes nothing when one row was asked for and several match', async () => {
    const { error, status } = await drafts().update({ status: 'lost' }).eq('suite', suite).select().single();
    expect(status).toBe(406);
    expect(error).toMatchObject({ code: 'PGRST116', details: 'The result contains 3 rows' });
    const { count } = await drafts()
      .select('*', { head: true, count: 'exact' })
      .eq('suite', suite)
      .eq('status', 'lost');
    expect(count).toBe(0);
  });

  it('names the column it does not know', async () => {
    const { error, status } = await drafts().update({ colour: 'red' }).eq('suite', suite);
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: 'PGRST204',
      message: "Could not find the 'colour' column of 'drafts' in the schema cache",
    });
  });

  it('names the check that fails', async () => {
    const { error, status } = await drafts().update({ priority: 99 }).eq('suite', suite);
    expect(status).toBe(400);
    expect(error?.code).toBe('23514');
  });

  it('refuses a generated column', async () => {
    const { error, status } = await drafts().update({ slug: 'mine' }).eq('suite', suite);
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: '428C9', message: 'column "slug" can only be updated to DEFAULT' });
  });

  it('refuses to touch every row, as hosted projects do', async () => {
    const { error, status } = await drafts().update({ status: 'everywhere' });
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: '21000', message: 'UPDATE requires a WHERE clause' });
  });
});
