// The calls that the server makes for a guest's browser without script: the link alone decides what they answer.
import { describe, expect, it } from 'vitest';
import { connect, insufficientPrivilege, verdict } from '#tests/rls/support/attempt.ts';
import { cast, token } from '#tests/rls/support/callers.ts';
import { guest, household } from '#tests/rls/support/fixture.ts';

const { attempt, seen } = connect();
const { anon, owner } = cast;

const revoked = `update public.households set revoked_at = now() where id = '${household.gaspard}';`;

describe('a call that the server makes for a browser without script', () => {
  const serve = (call: string, parameters: object) =>
    `select public.serve_guest('${call}', '203.0.113.9', '${JSON.stringify(parameters)}') as page`;
  const serveOne = async (call: string, parameters: object, prepare = '') =>
    (await seen(cast.service_role, serve(call, parameters), prepare))[0]?.page;

  it('is refused to everybody but the server', async () => {
    for (const caller of [anon, owner, cast.stranger]) {
      expect(verdict(await attempt(caller, serve('page', { token: token.gaspard })))).toBe(insufficientPrivilege);
    }
  });

  it('reads what the link opens, and no more', async () => {
    const [own] = await seen(anon, `select public.guest_page('${token.gaspard}') as page`);
    expect(await serveOne('page', { token: token.gaspard })).toMatchObject({ page: own?.page });
    const unknown = { page: { state: 'unknown', language: 'fr' } };
    expect(await serveOne('page', { token: 'x'.repeat(32) })).toMatchObject(unknown);
    expect(await serveOne('link', { token: token.gaspard })).toEqual({
      state: 'open',
      guest_id: guest.gaspard,
      language: 'fr',
    });
    expect(await serveOne('link', { token: token.gaspard }, revoked)).toMatchObject({ state: 'revoked' });
  });

  it('leaves out the content that the server has, until it changes or the link is withdrawn', async () => {
    const asked = { token: token.gaspard };
    const [first] = await seen(
      cast.service_role,
      `select served.page ->> 'version' as version from (${serve('page', asked)}) served`,
    );
    const known = { ...asked, known: first?.version };
    expect(await serveOne('page', known)).toEqual({ version: first?.version, page: null });
    const renamed = `update public.guests set first_name = 'Gaston' where id = '${guest.gaspard}';`;
    const gaston = expect.objectContaining({ first_name: 'Gaston' });
    expect(await serveOne('page', known, renamed)).toMatchObject({
      page: { people: expect.arrayContaining([gaston]) },
    });
    expect(await serveOne('page', known, revoked)).toMatchObject({ page: { state: 'revoked' } });
    expect(await serveOne('page', { ...known, token: 'x'.repeat(32) })).toMatchObject({ page: { state: 'unknown' } });
  });

  it('does not mark an invitation as opened when its link is followed', async () => {
    const after = (call: string) =>
      seen(
        owner,
        `select invitation_state as state from public.households where id = '${household.gaspard}'`,
        `update public.households set invitation_state = 'sent'; ${serve(call, { token: token.gaspard })};`,
      );
    expect(await after('link')).toEqual([{ state: 'sent' }]);
    expect(await after('page')).toEqual([{ state: 'opened' }]);
  });
});
