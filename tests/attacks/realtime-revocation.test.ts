// Access that ends must end on the line too: signing out, a ban, a removal, leaving a team.
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { eventually, inTime } from '#tests/conformance/realtime/inbox.ts';
import { askAuth, newMember, refresh, sql, type Tokens } from './accounts.ts';
import { openSocket, type RawSocket, trouble } from './realtime-socket.ts';
import { claims, library, sign } from './request.ts';

/** A second, and what a machine that runs other tests at the same time needs to notice it. */
const A_SECOND = 2_500;

afterAll(async () => expect(await trouble(library)).toBeNull());

type Member = Awaited<ReturnType<typeof newMember>>;

const endings: [string, (member: Member) => Promise<unknown>][] = [
  ['signing out', ({ access_token: token }) => askAuth(library, '/logout?scope=local', { method: 'POST', token })],
  ['signing out everywhere', ({ access_token: token }) => askAuth(library, '/logout', { method: 'POST', token })],
  ['a ban', ({ id }) => admin(id, 'PUT', { ban_duration: '24h' })],
  ['a removal', ({ id }) => admin(id, 'DELETE')],
  ['a stolen refresh token used late', reuse],
];

describe('rule 8 revocation on the line', () => {
  it.each(endings)('%s ends changes at once', async (_, finish) => {
    const { member, raw, suite } = await listening();
    await note(suite, member.id, 'before');
    await received(raw, 'before');
    await finish(member);
    await note(suite, member.id, 'after');
    await ended(raw);
    expect(raw.text()).not.toContain('"after"');
    raw.socket.terminate();
  });

  it.each(endings)('%s ends private messages within a second', async (_, finish) => {
    const { member, raw, team } = await listening();
    await finish(member);
    await ended(raw);
    await sql(library, `select realtime.send('{"text":"after"}'::jsonb, 'news', $1, true)`, [`team:${team}`]);
    const witness = await listening(team);
    await sql(library, `select realtime.send('{"text":"witnessed"}'::jsonb, 'news', $1, true)`, [`team:${team}`]);
    await received(witness.raw, 'witnessed');
    expect(raw.text()).not.toContain('after');
    raw.socket.terminate();
    witness.raw.socket.terminate();
  });

  it.each(endings)('%s lets nobody join with the old token', async (_, finish) => {
    const member = await newMember(library);
    await finish(member);
    const raw = await openSocket(library);
    expect((await raw.join('old-token', { token: member.access_token })).status).toBe('error');
    raw.socket.terminate();
  });

  it.each(endings)('%s ends presence', async (_, finish) => {
    const { member, raw, team } = await listening();
    const witness = await listening(team);
    raw.push(`realtime:team:${team}`, 'presence', { type: 'presence', event: 'track', payload: { mark: 'gone' } }, '1');
    await received(witness.raw, 'gone');
    await finish(member);
    await witness.raw.messages.find(
      ({ event, payload }) =>
        event === 'presence_diff' && JSON.stringify((payload as { leaves: object }).leaves) !== '{}',
      A_SECOND,
    );
    raw.socket.terminate();
    witness.raw.socket.terminate();
  });

  it('leaving a team hides its rows at once', async () => {
    const { member, raw, team, suite } = await listening();
    await task(team, 'while a member');
    await received(raw, 'while a member');
    await sql(library, 'delete from public.live_teams where team = $1 and member = $2', [team, member.id]);
    await task(team, 'no longer');
    await note(suite, member.id, 'last');
    await received(raw, '"last"');
    expect(raw.text()).not.toContain('no longer');
    raw.socket.terminate();
  });

  it('leaving a team ends its private messages within a second', async () => {
    const { member, raw, team } = await listening();
    const witness = await listening(team);
    await sql(library, 'delete from public.live_teams where team = $1 and member = $2', [team, member.id]);
    // What is said goes on reaching the one who stayed, and must soon not reach the one who left.
    await eventually(
      async () => {
        const mark = randomUUID();
        await sql(library, `select realtime.send('{}'::jsonb, $1, $2, true)`, [mark, `team:${team}`]);
        await received(witness.raw, mark);
        return !raw.text().includes(mark);
      },
      'messages have ended',
      A_SECOND,
    );
    await sql(library, `select realtime.send('{"text":"team only"}'::jsonb, 'news', $1, true)`, [`team:${team}`]);
    await received(witness.raw, 'team only');
    expect(raw.text()).not.toContain('team only');
    raw.socket.terminate();
    witness.raw.socket.terminate();
  });

  it('a token that runs out ends what it opened', async () => {
    const suite = randomUUID();
    // The verifier forgives half a minute of clock: 29 of these seconds are in the past already.
    const exp = Math.floor(Date.now() / 1_000) - 27;
    const sub = randomUUID();
    const token = await sign(library, claims(library, { sub, exp }));
    const raw = await openSocket(library);
    const { status } = await raw.join(suite, { token, config: changes(suite) });
    // On a slow machine it may have run out before the join.
    if (status === 'ok') await ended(raw, 10_000);
    await note(suite, sub, 'after the end');
    const fresh = await openSocket(library);
    await fresh.join(suite, { token: await sign(library, claims(library, { sub })), config: changes(suite) });
    await note(suite, sub, 'witnessed');
    await received(fresh, 'witnessed');
    expect(raw.text()).not.toContain('after the end');
    raw.socket.terminate();
    fresh.socket.terminate();
  });
});

const changes = (suite: string, team?: string) => ({
  postgres_changes: [
    { event: '*', schema: 'public', table: 'live_notes', filter: `suite=eq.${suite}` },
    ...(team === undefined ? [] : [{ event: '*', schema: 'public', table: 'live_tasks' }]),
  ],
});

/** A member of a team on a socket that listens to their notes, the team's tasks and the team's private topic. */
async function listening(team: string = randomUUID()) {
  const member = await newMember(library);
  const suite = randomUUID();
  await sql(library, 'insert into public.live_teams values ($1, $2)', [team, member.id]);
  const raw = await openSocket(library);
  const config = {
    ...changes(suite, team),
    private: true,
    presence: { key: member.id, enabled: true },
  };
  const { status, response } = await raw.join(`team:${team}`, { token: member.access_token, config });
  expect({ status, response }).toMatchObject({ status: 'ok' });
  return { member, raw, team, suite };
}

const note = (suite: string, owner: string, title: string) =>
  sql(library, 'insert into public.live_notes (suite, owner, title) values ($1, $2, $3)', [suite, owner, title]);

const task = (team: string, title: string) =>
  sql(library, 'insert into public.live_tasks (team, title) values ($1, $2)', [team, title]);

const received = (raw: RawSocket, text: string) =>
  raw.frames.find((frame) => (typeof frame === 'string' ? frame : Buffer.from(frame).toString()).includes(text));

/** The channel, or the whole socket, has been closed by the server. */
const ended = (raw: RawSocket, within = A_SECOND) =>
  inTime(
    Promise.race([
      raw.messages.find(({ event }) => event === 'phx_close' || event === 'phx_error', within),
      raw.closed.then(({ reason }) => expect(reason).not.toBe('')),
    ]),
    'access has ended',
    within,
  );

const admin = (id: string, method: string, body?: unknown) =>
  askAuth(library, `/admin/users/${id}`, {
    key: library.secretKey,
    token: library.secretKey,
    method,
    ...(body === undefined ? {} : { body }),
  });

/** A refresh token from before the last one: its whole family is revoked. */
async function reuse({ refresh_token: first }: Member): Promise<void> {
  const second = (await refresh(library, first)).json as Tokens;
  await refresh(library, second.refresh_token);
  await refresh(library, first);
}
