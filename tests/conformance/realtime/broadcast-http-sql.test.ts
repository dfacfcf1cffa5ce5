// Messages sent by HTTP and by the database instead of the socket.
import { describe, expect, it } from 'vitest';
import { ALICE, conformance } from '#tests/conformance/client.ts';
import { collectBroadcasts, newSuite, newTopic, openLive, sql, subscribe } from './live.ts';

const { url, publishableKey, tokens } = conformance;
const payload = { text: 'Élise ☀️', list: [1, null] };

describe('[CALL-19] a message by HTTP', () => {
  it('is what send() uses before the channel is joined', async () => {
    const topic = newTopic();
    const listener = (await openLive()).channel(topic);
    const broadcasts = collectBroadcasts(listener);
    await subscribe(listener);
    const client = await openLive();
    const sent = await client.channel(topic).send({ type: 'broadcast', event: 'early', payload });
    expect(sent).toBe('ok');
    expect(await broadcasts.find(() => true)).toMatchObject({ event: 'early', payload });
  });

  it('is what httpSend() uses', async () => {
    const topic = newTopic('salle 1/2 é');
    const listener = (await openLive()).channel(topic);
    const broadcasts = collectBroadcasts(listener);
    await subscribe(listener);
    expect(await (await openLive()).channel(topic).httpSend('envoi/1', payload)).toEqual({ success: true });
    expect(await broadcasts.find(() => true)).toMatchObject({ event: 'envoi/1', payload });
  });

  it('may be of bytes', async () => {
    const topic = newTopic();
    const listener = (await openLive()).channel(topic);
    const broadcasts = collectBroadcasts(listener);
    await subscribe(listener);
    const bytes = Uint8Array.from([0, 1, 2, 254, 255]);
    expect(await (await openLive()).channel(topic).httpSend('bytes', bytes)).toEqual({ success: true });
    const { payload: received } = await broadcasts.find(() => true);
    expect(new Uint8Array(received as ArrayBuffer)).toEqual(bytes);
  });

  it('may be many at once', async () => {
    const topic = newTopic();
    const listener = (await openLive()).channel(topic);
    const broadcasts = collectBroadcasts(listener);
    await subscribe(listener);
    const messages = [1, 2, 3].map((n) => ({ topic, event: `e${n}`, payload: { n } }));
    expect(await post({ messages })).toBe(202);
    await broadcasts.atLeast(3);
    expect(broadcasts.all.map(({ event }) => event)).toEqual(['e1', 'e2', 'e3']);
  });

  it.each([
    ['nothing', undefined],
    ['no messages', {}],
    ['messages that are no list', { messages: 'hello' }],
    ['a message without a topic', { messages: [{ event: 'e', payload: {} }] }],
    ['a message without an event', { messages: [{ topic: 't', payload: {} }] }],
    ['text that is no JSON', 'nope'],
  ])('with %s is refused', async (_, body) => {
    const status = await post(body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it('without a key is refused', async () => {
    expect(await post({ messages: [] }, {})).toBe(401);
  });
});

describe('[CALL-19] a message from the database', () => {
  it('by realtime.send reaches a private channel', async () => {
    const team = newSuite();
    await sql('insert into public.live_teams values ($1, $2)', [team, ALICE]);
    const channel = (await openLive({ token: tokens.alice })).channel(`team:${team}`, { config: { private: true } });
    const broadcasts = collectBroadcasts(channel);
    await subscribe(channel);
    await sql('select realtime.send($1::jsonb, $2, $3, true)', [JSON.stringify(payload), 'news', `team:${team}`]);
    const message = await broadcasts.find(() => true);
    expect(message.event).toBe('news');
    expect(message.payload).toMatchObject(payload);
  });

  it('by realtime.send reaches a public channel', async () => {
    const topic = newTopic();
    const channel = (await openLive()).channel(topic);
    const broadcasts = collectBroadcasts(channel, 'news');
    await subscribe(channel);
    await sql('select realtime.send($1::jsonb, $2, $3, false)', [JSON.stringify(payload), 'news', topic]);
    expect((await broadcasts.find(() => true)).payload).toMatchObject(payload);
  });

  it('that is rolled back reaches nobody', async () => {
    const topic = newTopic();
    const channel = (await openLive()).channel(topic);
    const broadcasts = collectBroadcasts(channel);
    await subscribe(channel);
    await sql(`do $$ begin
      begin
        perform realtime.send('{"n": 1}'::jsonb, 'undone', '${topic}', false);
        raise exception 'undo';
      exception when others then null;
      end;
      perform realtime.send('{"n": 2}'::jsonb, 'kept', '${topic}', false);
    end $$`);
    await broadcasts.find(({ event }) => event === 'kept');
    expect(broadcasts.all.map(({ event }) => event)).toEqual(['kept']);
  });

  it('by realtime.broadcast_changes in a trigger contains the row', async () => {
    const team = newSuite();
    await sql('insert into public.live_teams values ($1, $2)', [team, ALICE]);
    const table = `live_told_${team.slice(0, 8)}`;
    await sql(`create table public.${table} (id int primary key, title text);
      create function public.${table}_tell() returns trigger language plpgsql security definer as $$
      begin
        perform realtime.broadcast_changes('team:${team}', tg_op, tg_op, tg_table_name, tg_table_schema, new, old);
        return null;
      end $$;
      create trigger tell after insert or update or delete on public.${table}
        for each row execute function public.${table}_tell()`);
    const channel = (await openLive({ token: tokens.alice })).channel(`team:${team}`, { config: { private: true } });
    const broadcasts = collectBroadcasts(channel);
    await subscribe(channel);
    await sql(`insert into public.${table} values (1, 'a')`);
    await sql(`update public.${table} set title = 'b'`);
    await sql(`delete from public.${table}`);
    await broadcasts.find(({ event }) => event === 'DELETE');
    const source = { table, schema: 'public' };
    expect(broadcasts.all.map(({ payload: data }) => data)).toMatchObject([
      { ...source, operation: 'INSERT', record: { id: 1, title: 'a' }, old_record: null },
      { ...source, operation: 'UPDATE', record: { id: 1, title: 'b' }, old_record: { id: 1, title: 'a' } },
      { ...source, operation: 'DELETE', record: null, old_record: { id: 1, title: 'b' } },
    ]);
    await sql(`drop table public.${table}; drop function public.${table}_tell()`);
  });
});

describe('[CALL-19] a private channel', () => {
  it('asked for what was said before gets it, marked as said before', async () => {
    const team = newSuite();
    const topic = `team:${team}`;
    await sql('insert into public.live_teams values ($1, $2)', [team, ALICE]);
    const since = Date.now() - 60_000;
    for (const n of [1, 2, 3]) await sql('select realtime.send($1::jsonb, $2, $3, true)', [{ n }, 'past', topic]);
    const channel = (await openLive({ token: tokens.alice })).channel(topic, {
      config: { private: true, broadcast: { replay: { since, limit: 2 } } },
    });
    const broadcasts = collectBroadcasts(channel);
    await subscribe(channel);
    await broadcasts.atLeast(2);
    expect(broadcasts.all.map((message) => (message.payload as { n: number }).n)).toEqual([2, 3]);
    expect(broadcasts.all.map(({ meta }) => meta?.replayed)).toEqual([true, true]);
  });
});

async function post(body: unknown, headers: Record<string, string> = { apikey: publishableKey }): Promise<number> {
  const answer = await fetch(`${url}/realtime/v1/api/broadcast`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  return answer.status;
}
