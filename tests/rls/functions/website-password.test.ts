// A password before the guests' pages: set by the hosts, typed once by a household, and without it a link shows a name alone.
import { describe, expect, it } from 'vitest';
import { connect, insufficientPrivilege, verdict } from '#tests/rls/support/attempt.ts';
import { type Caller, cast, id, token } from '#tests/rls/support/callers.ts';
import { event, guest, household, moment } from '#tests/rls/support/fixture.ts';

const { attempt, seen } = connect();
const { owner, editor, viewer, stranger, anon } = cast;

const WORD = 'Glycine d’été';
const set = (word: string | null) =>
  `public.set_website_password('${event.a}', ${word === null ? 'null' : `$w$${word}$w$`})`;
const locked = `select set_config('request.jwt.claims', '{"sub": "${id.alice}"}', true); select ${set(WORD)};`;
const unlock = (word: string, of: string = token.gaspard) =>
  `select public.guest_unlock('${of}', $w$${word}$w$) as answer`;
/** The pass itself, as the owner of the tables reckons it. */
const pass = (of: string) =>
  `(select private.website_pass('${of}', hash) from private.website_passwords where event_id = '${event.a}')`;
const page = `select public.guest_page('${token.gaspard}') as page`;
/** Asked with the pass of a household among its headers. */
const withPass = (of: string, sql: string) =>
  `${locked} select set_config('request.headers', json_build_object('x-guest-pass', ${pass(of)})::text, true);
   create temporary table found on commit drop as ${sql}; grant select on found to anon;`;

const answered = async (caller: Caller, sql: string, prepare = '') => (await seen(caller, sql, prepare))[0]?.answer;

describe('the password of the guests’ pages', () => {
  it('is set and removed by editors of the event, and readable by nobody', async () => {
    const asked = `select w.has_password from public.event_websites w where w.event_id = '${event.a}'`;
    expect(await seen(viewer, asked, locked)).toEqual([{ has_password: true }]);
    expect(await seen(viewer, asked, `${locked} select ${set(null)};`)).toEqual([{ has_password: false }]);
    for (const caller of [viewer, stranger, anon]) {
      expect(verdict(await attempt(caller, `select ${set(WORD)}`))).toBe(insufficientPrivilege);
      expect(verdict(await attempt(caller, 'select * from private.website_passwords'))).toBe(insufficientPrivilege);
    }
    const forged = `update public.event_websites set has_password = false where event_id = '${event.a}'`;
    expect(verdict(await attempt(owner, forged, locked))).toBe(insufficientPrivilege);
  });

  it('is neither too short nor longer than what is read of it', async () => {
    for (const word of ['abc', '   a   ', 'é'.repeat(37)]) {
      expect(verdict(await attempt(editor, `select ${set(word)}`))).toBe('PT422');
    }
  });
});

describe('a link without the password', () => {
  it('shows whose feast it is, and nothing else', async () => {
    const [row] = await seen(anon, page, locked);
    expect(row?.page).toEqual({
      state: 'locked',
      language: 'fr',
      languages: ['fr'],
      event: { name: expect.any(String) },
      look: { colour: 'ivoire', title: '' },
    });
  });

  it('does nothing else either', async () => {
    const reply = { people: [{ id: guest.gaspard, answers: { [moment.dinner]: true } }] };
    const calls = [
      `public.guest_reply('${token.gaspard}', '${JSON.stringify(reply)}', gen_random_uuid())`,
      `public.guest_data('${token.gaspard}')`,
      `public.guest_album('${token.gaspard}')`,
      `public.guest_forget('${token.gaspard}')`,
      `public.guest_remove_photo('${token.gaspard}', gen_random_uuid())`,
    ];
    for (const call of calls) expect(verdict(await attempt(anon, `select ${call}`, locked)), call).toBe('PT403');
    for (const table of ['guests', 'households', 'moments']) {
      expect(verdict(await attempt(cast.guest, `select id from public.${table}`, locked)), table).toBe(0);
    }
  });

  it('of another event asks for none', async () => {
    const [row] = await seen(anon, `select public.guest_page('${token.xavier}') ->> 'state' as state`, locked);
    expect(row?.state).toBe('open');
  });
});

describe('typing the password', () => {
  it('gives a pass, whatever the capitals and the spaces around', async () => {
    for (const word of [WORD, ' glycine D’ÉTÉ ', WORD.normalize('NFD')]) {
      expect(await answered(anon, unlock(word), locked)).toEqual({ pass: expect.stringMatching(/^[0-9a-f]{64}$/) });
    }
  });

  it('opens the household’s own page by its pass, and nobody else’s', async () => {
    const state = `select public.guest_page('${token.gaspard}') ->> 'state' as state`;
    const found = 'select state from found';
    expect(await seen(anon, found, withPass(household.gaspard, state))).toEqual([{ state: 'open' }]);
    expect(await seen(anon, found, withPass(household.helene, state))).toEqual([{ state: 'locked' }]);
  });

  it('ends with the password: a new one wants to be typed again', async () => {
    const state = `select public.guest_page('${token.gaspard}') ->> 'state' as state from (select ${set('autre mot')}) s`;
    expect(await seen(anon, 'select state from found', withPass(household.gaspard, state))).toEqual([
      { state: 'locked' },
    ]);
  });

  it('is refused when it is wrong, and after ten wrong ones whatever it is', async () => {
    expect(await answered(anon, unlock('rose'), locked)).toMatchObject({ details: 'wrong-password' });
    const ten = `${locked} ${Array.from({ length: 10 }, () => `${unlock('rose')};`).join(' ')}`;
    expect(verdict(await attempt(anon, unlock(WORD), ten))).toBe('PT429');
    expect(await answered(anon, unlock(WORD, token.helene), ten)).toMatchObject({ pass: expect.any(String) });
    const later = `${ten} update private.use_counts set window_ends_at = now();`;
    expect(await answered(anon, unlock(WORD), later)).toMatchObject({ pass: expect.any(String) });
  });

  it('is not needed where there is none, and opens no link that is none', async () => {
    expect(await answered(anon, unlock('rose'))).toEqual({ pass: null });
    expect(await answered(anon, unlock(WORD, 'x'.repeat(32)), locked)).toMatchObject({ details: 'unknown-link' });
  });
});
