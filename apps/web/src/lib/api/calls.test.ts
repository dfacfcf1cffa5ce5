import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callApi, updateVersion, writeApi } from '#web/lib/api/calls.ts';
import { refusalOf, refusalReason, STALE } from '#web/lib/api/refusal.ts';
import { configureSupabase } from '#web/lib/api/supabase.ts';

const fetched = vi.fn<typeof fetch>();

const answer = (body: unknown, status = 200) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));

const rename = (version: number) =>
  updateVersion(version, (client) => client.from('events').update({ name: 'Lou & Noé' }).eq('id', 'e-1'));

describe('what is done to the platform', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', fetched);
    configureSupabase({ url: 'http://platform.test', publishableKey: 'key' });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    fetched.mockReset();
  });

  it('is written only over the version that was read, and answers with the next', async () => {
    answer([{ version: 8 }]);
    expect(await rename(7)).toEqual({ ok: true, version: 8 });
    expect(fetched).toHaveBeenLastCalledWith(
      'http://platform.test/rest/v1/events?id=eq.e-1&version=eq.7&select=version',
      expect.objectContaining({ method: 'PATCH', body: '{"name":"Lou & Noé"}' }),
    );
  });

  it('is refused as stale where somebody was quicker', async () => {
    answer([]);
    expect(await rename(7)).toMatchObject({ ok: false, code: STALE, details: { details: STALE } });
  });

  it('is refused with the database’s own reason, read or not', async () => {
    const refused = { code: 'P0001', message: 'Cette table est complète.', details: 'table-full' };
    const refusal = { ok: false, message: refused.message, details: { details: 'table-full' } };
    answer(refused, 400);
    expect(await rename(7)).toMatchObject(refusal);
    answer(refused, 400);
    expect(await writeApi((client) => client.from('events').delete().eq('id', 'e-1'))).toMatchObject(refusal);
  });

  it('answers with what was read', async () => {
    answer('2027-06-12');
    const asked = callApi(
      (client) => client.rpc('request_event_deletion', { of_event: 'e-1' }),
      (day) => ({ day }),
    );
    expect(await asked).toEqual({ ok: true, day: '2027-06-12' });
  });

  it('takes a lost network for a refusal', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await writeApi((client) => client.rpc('cancel_event_deletion', { of_event: 'e-1' }))).toMatchObject({
      ok: false,
    });
  });
});

it('is refused for the reason that the database names, else for its code', () => {
  expect(refusalReason(refusalOf({ code: 'PT409', message: 'Trop tard.', details: 'stale' }))).toBe('stale');
  expect(refusalReason(refusalOf({ code: '23505', message: 'duplicate key', details: '' }))).toBe('23505');
});
