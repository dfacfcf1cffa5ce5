// Tables of every make: partitions, cascades, awkward names, some columns published, many writers at once.
import { randomInt } from 'node:crypto';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { conformance } from '#tests/conformance/client.ts';
import { addNote, listen, newSuite, newTopic, openLive, sql, subscribe, watch } from './live.ts';

const newId = () => randomInt(1, 2 ** 31);

describe('[CALL-19] a table', () => {
  it('whose columns are named like SQL keywords is delivered by its policies', async () => {
    const suite = newSuite();
    const changes = await watch(await openLive(), { table: 'live_names', filter: `suite=eq.${suite}` });
    const names = '(n, suite, o, doc, r, record, new_rows, old_rows, place, "realtime item", live_names)';
    const id = newId();
    const insert = (n: number, o: string) =>
      sql(`insert into public.live_names ${names} values ($1, $2, $3, 'd', 'r', '{"n": 9}', 'w', 'l', 'p', 'i', 't')`, [
        n,
        suite,
        o,
      ]);
    await insert(-id, 'negative');
    await insert(id, 'hidden');
    await sql(`update public.live_names set o = 'shown' where n = $1`, [id]);
    await changes.find(({ eventType }) => eventType === 'UPDATE');
    expect(changes.all.map(({ new: row }) => row['o'])).toEqual(['shown']);
    expect(changes.all[0]).toMatchObject({
      old: { n: id },
      new: { n: id, doc: 'd', r: 'r', record: { n: 9 }, 'realtime item': 'i', live_names: 't' },
    });
  });

  it('in partitions is delivered under its own name, for any partition', async () => {
    const suite = newSuite();
    const changes = await watch(await openLive(), { table: 'live_parts', filter: `suite=eq.${suite}` });
    const id = newId();
    await sql(`insert into public.live_parts values ($1, 'a', $2), ($1, 'b', $2)`, [id, suite]);
    await sql(`insert into public.live_parts_b values ($1, 'b', $2)`, [id - 1, suite]);
    await changes.atLeast(3);
    expect(changes.all.map(({ table, new: row }) => [table, row['id'], row['kind']])).toEqual([
      ['live_parts', id, 'a'],
      ['live_parts', id, 'b'],
      ['live_parts', id - 1, 'b'],
    ]);
  });

  it('whose rows are deleted or changed by a cascade is delivered', async () => {
    const suite = newSuite();
    const [parent, child] = [newId(), newId()];
    const changes = await watch(await openLive(), { table: 'live_children' });
    await sql('insert into public.live_parents values ($1, $2)', [parent, suite]);
    await sql('insert into public.live_children values ($1, $2, $3)', [child, suite, parent]);
    await sql('update public.live_parents set id = id - 1 where id = $1', [parent]);
    await changes.find(({ eventType, new: row }) => eventType === 'UPDATE' && row['parent_id'] === parent - 1);
    await sql('delete from public.live_parents where id = $1', [parent - 1]);
    await changes.find(({ eventType, old }) => eventType === 'DELETE' && old['id'] === child);
  });

  it('published with a column list delivers these columns, even to the service', async () => {
    const suite = newSuite();
    const filter = { table: 'live_listed', filter: `suite=eq.${suite}` };
    const inboxes = [
      await watch(await openLive(), filter),
      await watch(await openLive({ key: conformance.secretKey }), filter),
    ];
    const id = newId();
    await sql('insert into public.live_listed values ($1, $2, $3, $4)', [id, suite, 'listed', 'unlisted']);
    for (const changes of inboxes) expect((await changes.find(() => true)).new).toEqual({ id, suite, name: 'listed' });
  });

  it('that is truncated delivers nothing and continues', async () => {
    const suite = newSuite();
    const table = 'live_parts_a';
    const changes = await watch(await openLive(), { table: 'live_parts' });
    await sql(`insert into public.live_parts values ($1, 'a', $2)`, [newId(), suite]);
    await changes.find(({ new: row }) => row['suite'] === suite);
    const before = changes.all.length;
    await sql(`truncate public.${table}`);
    await sql(`insert into public.live_parts values ($1, 'b', $2)`, [newId(), suite]);
    await changes.find(({ new: row }, index) => index >= before && row['kind'] === 'b' && row['suite'] === suite);
    expect(changes.all.slice(before).filter(({ eventType }) => eventType === 'DELETE')).toEqual([]);
  });

  it('written by twenty at once loses nothing', async () => {
    const suite = newSuite();
    const changes = await watch(await openLive(), { table: 'live_notes', filter: `suite=eq.${suite}` });
    await Promise.all(Array.from({ length: 20 }, (_, stars) => addNote(suite, { stars })));
    await changes.atLeast(20);
    const stars = changes.all.map(({ new: row }) => Number(row['stars']));
    expect(stars.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i));
  });

  it('written in a long transaction is delivered at its end, and others do not wait', async () => {
    const suite = newSuite();
    const channel = (await openLive()).channel(newTopic());
    const changes = listen(channel, { table: 'live_notes', filter: `suite=eq.${suite}` });
    await subscribe(channel);
    const { held, release } = await holdOpen(suite);
    await addNote(suite, { title: 'quick' });
    await changes.find(({ new: row }) => row['title'] === 'quick');
    expect(changes.all.map(({ new: row }) => row['title'])).toEqual(['quick']);
    release();
    await held;
    await changes.find(({ new: row }) => row['title'] === 'lasting');
  });
});

/** A row written by a transaction that is committed on release. */
async function holdOpen(suite: string): Promise<{ held: Promise<unknown>; release: () => void }> {
  const client = new pg.Client(conformance.admin);
  await client.connect();
  await client.query('begin');
  await client.query(`insert into public.live_notes (suite, title) values ($1, 'lasting')`, [suite]);
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = promise.then(() => client.query('commit')).then(() => client.end());
  return { held, release: resolve };
}
