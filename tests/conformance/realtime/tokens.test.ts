// Whose socket it is: tokens brought along, renewed, run out and revoked.
import { describe, expect, it } from 'vitest';
import { newMember } from '#tests/conformance/auth/client.ts';
import { ALICE, BOB, conformance } from '#tests/conformance/client.ts';
import { PASSWORD } from '#tests/support/password.ts';
import { eventually, Inbox } from './inbox.ts';
import {
  addNote,
  collectBroadcasts,
  endsWithTest,
  listen,
  newSuite,
  newTopic,
  openLive,
  refusal,
  type SystemMessage,
  sql,
  subscribe,
  subscribing,
  watch,
} from './live.ts';
import { openWire, readFrame } from './wire.ts';

const { tokens } = conformance;

describe('[CALL-19] a token', () => {
  it('given by setAuth changes what an open channel receives', async () => {
    const suite = newSuite();
    let token = tokens.alice;
    const client = await openLive({ token: () => token });
    const changes = await watch(client, { table: 'live_notes', filter: `suite=eq.${suite}` });
    await addNote(suite, { owner: ALICE, title: 'alice 1' });
    await changes.find(({ new: row }) => row['title'] === 'alice 1');
    token = tokens.bob;
    await client.realtime.setAuth();
    // The new token is in force once a row of its own person comes.
    await eventually(async () => {
      await addNote(suite, { owner: BOB, title: 'bob' });
      return changes.all.some(({ new: row }) => row['title'] === 'bob');
    }, 'the new token is in force');
    await addNote(suite, { owner: ALICE, title: 'alice 2' });
    await addNote(suite, { title: 'last' });
    await changes.find(({ new: row }) => row['title'] === 'last');
    expect(changes.all.map(({ new: row }) => row['title'])).not.toContain('alice 2');
  });

  it('given by hand is sent on every joined channel', async () => {
    const wire = openWire();
    const client = await openLive({ wire });
    await subscribe(client.channel(newTopic()));
    await client.realtime.setAuth(tokens.alice);
    const frame = await wire.sent.find((sent) => readFrame(sent)?.event === 'access_token');
    expect(readFrame(frame)?.payload).toEqual({ access_token: tokens.alice });
    expect(client.getChannels()[0]?.state).toBe('joined');
  });

  it.each(['expired', 'early', 'impostor'] as const)('that is %s joins nothing', async (kind) => {
    const channel = (await openLive({ token: tokens[kind] })).channel(newTopic());
    listen(channel, { table: 'live_notes' });
    expect(await refusal(channel)).toMatch(/\w{4}/);
  });

  it('that was edited joins nothing', async () => {
    const [header, , signature] = tokens.alice.split('.');
    const payload = Buffer.from(JSON.stringify({ sub: BOB, role: 'service_role', exp: 9_999_999_999 }));
    const forged = [header, payload.toString('base64url'), signature].join('.');
    expect(await refusal((await openLive({ token: forged })).channel(newTopic()))).toMatch(/\w{4}/);
  });

  it('that is no good ends a channel that it should renew', async () => {
    const client = await openLive();
    const channel = client.channel(newTopic());
    const systems = new Inbox<SystemMessage>();
    channel.on('system', {}, systems.add);
    const statuses = await subscribe(channel);
    await client.realtime.setAuth(tokens.expired);
    await statuses.find(({ status }) => status !== 'SUBSCRIBED');
    expect(systems.all.filter(({ status }) => status === 'error')).not.toEqual([]);
  });
});

describe('[CALL-19] a signed-in person', () => {
  it('hears their own rows, and goes on after the session is refreshed', async () => {
    const { browser, user } = await newMember();
    endsWithTest(browser);
    const suite = newSuite();
    await browser.realtime.setAuth();
    const changes = await watch(browser, { table: 'live_notes', filter: `suite=eq.${suite}` });
    await addNote(suite, { owner: user.id, title: 'before' });
    await changes.find(({ new: row }) => row['title'] === 'before');
    expect((await browser.auth.refreshSession()).error).toBeNull();
    await addNote(suite, { owner: user.id, title: 'after' });
    await changes.find(({ new: row }) => row['title'] === 'after');
  });

  it('who signs out elsewhere receives nothing more, and a reason', async () => {
    const { browser, user, email } = await newMember();
    endsWithTest(browser);
    const suite = newSuite();
    await browser.realtime.setAuth();
    const channel = browser.channel(newTopic());
    const changes = listen(channel, { table: 'live_notes', filter: `suite=eq.${suite}` });
    const statuses = await subscribe(channel);
    const other = (await newMember()).browser;
    await other.auth.signInWithPassword({ email, password: PASSWORD });
    await other.auth.signOut({ scope: 'others' });
    await addNote(suite, { owner: user.id, title: 'secret' });
    await statuses.find(({ status }) => status !== 'SUBSCRIBED');
    expect(changes.all).toEqual([]);
  });

  it('who signs out here becomes a stranger on the same socket', async () => {
    const { browser, user } = await newMember();
    endsWithTest(browser);
    const suite = newSuite();
    await browser.realtime.setAuth();
    const watching = await openLive();
    const open = await watch(watching, { table: 'live_notes', filter: `suite=eq.${suite}` });
    const changes = await watch(browser, { table: 'live_notes', filter: `suite=eq.${suite}` });
    await browser.auth.signOut();
    await addNote(suite, { owner: user.id, title: 'secret' });
    await addNote(suite, { title: 'open' });
    await open.find(({ new: row }) => row['title'] === 'open');
    expect(changes.all.map(({ new: row }) => row['title'])).not.toContain('secret');
  });

  it('who is removed receives nothing more', async () => {
    const { browser, user } = await newMember();
    endsWithTest(browser);
    await browser.realtime.setAuth();
    const channel = browser.channel(newTopic());
    const broadcasts = collectBroadcasts(channel);
    const statuses = await subscribe(channel);
    await sql('delete from auth.users where id = $1', [user.id]);
    await statuses.find(({ status }) => status !== 'SUBSCRIBED');
    expect(broadcasts.all).toEqual([]);
  });

  it('whose token has run out cannot come back with it', async () => {
    const { browser } = await newMember();
    endsWithTest(browser);
    const { data } = await browser.auth.getSession();
    const token = data.session?.access_token ?? '';
    await browser.auth.signOut();
    const statuses = subscribing((await openLive({ token })).channel(newTopic()));
    expect((await statuses.find(() => true)).status).toBe('CHANNEL_ERROR');
  });
});
