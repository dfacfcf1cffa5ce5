// Values of each type as the client hands them on after its own casting, the same as the data endpoint answers.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { service } from '#tests/conformance/client.ts';
import { type Change, newSuite, openLive, type Row, sql, type Vsn, watch } from './live.ts';

const row = {
  small: -7,
  big: 9_007_199_254_740_991,
  ratio: 0.125,
  amount: 1234.56,
  is_on: false,
  words: 'Élise & Zoé — "oui", \\ fin\n',
  tags: ['a,b', 'c "d"', 'é', ''],
  scores: [3, -1, 0],
  details: { list: [1, null, { deep: true }], text: '1' },
  seen_at: '2010-06-12T14:30:00.123456+00:00',
  noted_at: '2010-06-12T14:30:00',
  due: '2010-06-12',
  opens: '09:15:00',
  mood: 'busy',
  ages: '[3,9)',
};

describe.each<Vsn>(['1.0.0', '2.0.0'])('[CALL-19] with serializer %s a value', (vsn) => {
  const id = randomUUID();
  let change: Change;
  let read: Row;

  beforeAll(async () => {
    const suite = newSuite();
    change = await changeOf(vsn, suite, () =>
      service
        .from('live_values')
        .insert({ id, suite, ...row })
        .throwOnError(),
    );
    const { data } = await service.from('live_values').select().eq('id', id).single();
    read = data as Row;
  });

  it.each(Object.keys(row) as (keyof typeof row)[])('of column %s is the one written', (name) => {
    const isInstant = name === 'seen_at';
    const value = change.new[name];
    expect(isInstant ? Date.parse(String(value)) : value).toEqual(isInstant ? Date.parse(row.seen_at) : row[name]);
  });

  it('that is generated comes with the others, and the uuid as text', () => {
    expect(change.new['doubled']).toBe(read['doubled']);
    expect(change.new['id']).toBe(id);
  });

  it('has the type that the data endpoint gives it', () => {
    const types = (of: Row) => Object.fromEntries(Object.entries(of).map(([name, value]) => [name, typeof value]));
    expect(types(change.new)).toEqual(types(read));
  });
});

describe('[CALL-19] a value', () => {
  it('that is null is null', async () => {
    const suite = newSuite();
    const id = randomUUID();
    const change = await changeOf('2.0.0', suite, () =>
      sql('insert into public.live_values (id, suite) values ($1, $2)', [id, suite]),
    );
    const { id: _id, suite: _suite, ...others } = change.new;
    expect(Object.keys(others).toSorted()).toEqual([...Object.keys(row), 'doubled'].toSorted());
    expect(new Set(Object.values(others))).toEqual(new Set([null]));
  });

  it('that fills a large row arrives whole', async () => {
    const suite = newSuite();
    const words = 'é'.repeat(200_000);
    const change = await changeOf('2.0.0', suite, () =>
      sql('insert into public.live_values (id, suite, words) values ($1, $2, $3)', [randomUUID(), suite, words]),
    );
    expect(change.errors).toBeNull();
    expect(change.new['words']).toBe(words);
  });

  it('that is too large to send is left out, and the change says so', async () => {
    const suite = newSuite();
    const id = randomUUID();
    const client = await openLive();
    const changes = await watch(client, { event: 'INSERT', table: 'live_values' });
    await sql(`insert into public.live_values (id, suite, words) values ($1, $2, repeat('x', 3000000))`, [id, suite]);
    const change = await changes.find(({ errors }) => errors !== null);
    expect(change.errors?.join()).toMatch(/413|too large/i);
    expect(JSON.stringify(change).length).toBeLessThan(1_000_000);
    await sql('insert into public.live_values (id, suite) values ($1, $2)', [randomUUID(), suite]);
    await changes.find(({ new: value }) => value['suite'] === suite && value['words'] === null);
  });
});

async function changeOf(vsn: Vsn, suite: string, write: () => PromiseLike<unknown>): Promise<Change> {
  const client = await openLive({ vsn, lasting: true });
  const changes = await watch(client, { table: 'live_values', filter: `suite=eq.${suite}` });
  await write();
  const change = await changes.find(() => true);
  await client.removeAllChannels();
  return change;
}
