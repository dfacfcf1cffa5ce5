// Changes of published tables: which are delivered, to which binding, and in what shape.
import { describe, expect, it } from 'vitest';
import { conformance, service } from '#tests/conformance/client.ts';
import { addNote, listen, newSuite, newTopic, openLive, refusal, sql, subscribe, watch } from './live.ts';

describe('[CALL-19] a change of a published table', () => {
  it('arrives in the shape that the client documents', async () => {
    const suite = newSuite();
    const changes = await watch(await openLive(), { table: 'live_notes', filter: `suite=eq.${suite}` });
    const { data } = await service.from('live_notes').insert({ suite, title: 'Bonjour' }).select().single();
    const change = await changes.find(() => true);
    expect(change).toMatchObject({
      eventType: 'INSERT',
      schema: 'public',
      table: 'live_notes',
      new: data,
      old: {},
      errors: null,
    });
    expect(Object.keys(change).toSorted()).toEqual(
      ['commit_timestamp', 'errors', 'eventType', 'new', 'old', 'schema', 'table'].toSorted(),
    );
    expect(change.commit_timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/);
    expect(Math.abs(Date.parse(change.commit_timestamp) - Date.now())).toBeLessThan(60_000);
  });

  it('of an update contains the whole new row and only the key of the old one', async () => {
    const suite = newSuite();
    const id = await addNote(suite, { title: 'before', stars: 1 });
    const changes = await watch(await openLive(), { table: 'live_notes', filter: `suite=eq.${suite}` });
    await sql('update public.live_notes set title = $2 where id = $1', [id, 'after']);
    const change = await changes.find(() => true);
    expect(change.eventType).toBe('UPDATE');
    expect(change.new).toMatchObject({ id, suite, title: 'after', stars: 1 });
    expect(change.old).toEqual({ id });
  });

  it('of a delete contains the key alone', async () => {
    const suite = newSuite();
    const id = await addNote(suite, { title: 'gone' });
    const changes = await watch(await openLive(), { event: 'DELETE', table: 'live_notes' });
    await sql('delete from public.live_notes where id = $1', [id]);
    const change = await changes.find(({ old }) => old['id'] === id);
    expect(change).toMatchObject({ eventType: 'DELETE', schema: 'public', table: 'live_notes', new: {} });
    expect(change.old).toEqual({ id });
  });

  it('contains every column of a composite key', async () => {
    const suite = newSuite();
    const changes = await watch(await openLive(), { table: 'live_slots' });
    await sql('insert into public.live_slots values ($1, 7, $1, $2)', [suite, 'here']);
    await sql('update public.live_slots set label = $2 where room = $1', [suite, 'there']);
    await sql('delete from public.live_slots where room = $1', [suite]);
    const gone = await changes.find(({ eventType, old }) => eventType === 'DELETE' && old['room'] === suite);
    expect(gone.old).toEqual({ room: suite, slot: 7 });
    const own = changes.all.filter((change) => change.new['room'] === suite || change.old['room'] === suite);
    expect(own.map(({ eventType }) => eventType)).toEqual(['INSERT', 'UPDATE', 'DELETE']);
    expect(own[1]?.old).toEqual({ room: suite, slot: 7 });
    expect(own[1]?.new).toEqual({ room: suite, slot: 7, suite, label: 'there' });
  });

  it('contains the new key of a row whose key changed', async () => {
    const suite = newSuite();
    await sql('insert into public.live_slots values ($1, 1, $1, $2)', [suite, 'mover']);
    const changes = await watch(await openLive(), { table: 'live_slots', filter: `suite=eq.${suite}` });
    await sql('update public.live_slots set slot = 2 where room = $1', [suite]);
    const change = await changes.find(({ new: row }) => row['slot'] === 2);
    expect(change.new).toMatchObject({ room: suite, slot: 2, label: 'mover' });
  });

  it('contains quoted names as they are written', async () => {
    const suite = newSuite();
    const changes = await watch(await openLive(), { table: 'Live Odd', filter: `suite=eq.${suite}` });
    const id = Math.floor(Math.random() * 2 ** 31);
    await sql('insert into public."Live Odd" values ($1, $2, $3)', [id, suite, 'quoted "text"']);
    const change = await changes.find(() => true);
    expect(change).toMatchObject({ table: 'Live Odd', new: { 'Row Id': id, suite, 'say "hi"': 'quoted "text"' } });
  });

  it('of many rows in one statement is delivered for each, in order', async () => {
    const suite = newSuite();
    const changes = await watch(await openLive(), { table: 'live_notes', filter: `suite=eq.${suite}` });
    await sql('insert into public.live_notes (suite, stars) select $1, n from generate_series(1, 250) n', [suite]);
    const all = await changes.atLeast(250);
    expect(all.map(({ new: row }) => row['stars'])).toEqual(Array.from({ length: 250 }, (_, i) => i + 1));
  });

  it('is delivered for each step of one row, in order', async () => {
    const suite = newSuite();
    const changes = await watch(await openLive(), { table: 'live_notes' });
    const id = await addNote(suite, { stars: 0 });
    for (let stars = 1; stars <= 5; stars += 1)
      await sql('update public.live_notes set stars = $2 where id = $1', [id, stars]);
    await changes.find(({ eventType, new: row }) => eventType === 'UPDATE' && row['id'] === id && row['stars'] === 5);
    const steps = changes.all.filter(({ eventType, new: row }) => eventType === 'UPDATE' && row['id'] === id);
    const stars = steps.map(({ new: row }) => row['stars']);
    expect(stars).toEqual(stars.toSorted((a, b) => Number(a) - Number(b)));
  });

  it('that is rolled back is delivered to nobody', async () => {
    const suite = newSuite();
    const changes = await watch(await openLive(), { table: 'live_notes', filter: `suite=eq.${suite}` });
    await sql(`do $$ begin
      begin
        insert into public.live_notes (suite, title) values ('${suite}', 'undone');
        raise exception 'undo';
      exception when others then null;
      end;
      insert into public.live_notes (suite, title) values ('${suite}', 'kept');
    end $$`);
    await changes.find(({ new: row }) => row['title'] === 'kept');
    expect(changes.all.map(({ new: row }) => row['title'])).toEqual(['kept']);
  });

  it('by an upsert is an insert or an update for each row', async () => {
    const suite = newSuite();
    await sql('insert into public.live_slots values ($1, 1, $1, $2)', [suite, 'old']);
    const changes = await watch(await openLive(), { table: 'live_slots', filter: `suite=eq.${suite}` });
    const rows = [1, 2].map((slot) => ({ room: suite, slot, suite, label: 'new' }));
    expect((await service.from('live_slots').upsert(rows)).error).toBeNull();
    const received = await changes.atLeast(2);
    expect(new Map(received.map(({ eventType, new: row }) => [row['slot'], eventType]))).toEqual(
      new Map([
        [1, 'UPDATE'],
        [2, 'INSERT'],
      ]),
    );
  });

  it('reaches every listener', async () => {
    const suite = newSuite();
    const filter = { table: 'live_notes', filter: `suite=eq.${suite}` };
    const listeners = await Promise.all([1, 2, 3].map(async () => watch(await openLive(), filter)));
    const id = await addNote(suite);
    for (const changes of listeners) expect((await changes.find(() => true)).new['id']).toBe(id);
  });

  it('of a table without a key reaches the service', async () => {
    const suite = newSuite();
    const client = await openLive({ key: conformance.secretKey });
    const changes = await watch(client, { event: 'INSERT', table: 'live_keyless', filter: `suite=eq.${suite}` });
    await sql('insert into public.live_keyless values ($1, $2)', [suite, 'no key']);
    expect((await changes.find(() => true)).new).toEqual({ suite, body: 'no key' });
  });
});

describe('[CALL-19] a binding', () => {
  it.each(['INSERT', 'UPDATE', 'DELETE'] as const)('for %s receives nothing else', async (event) => {
    const suite = newSuite();
    const channel = (await openLive()).channel(newTopic());
    const one = listen(channel, { event, table: 'live_notes' });
    const all = listen(channel, { event: '*', table: 'live_notes' });
    await subscribe(channel);
    const id = await addNote(suite);
    await sql('update public.live_notes set stars = 5 where id = $1', [id]);
    await all.find(({ eventType, new: row }) => eventType === 'UPDATE' && row['id'] === id);
    await sql('delete from public.live_notes where id = $1', [id]);
    const own = ({ new: row, old }: { new: object; old: object }) => 'id' in row || 'id' in old;
    await all.find(({ eventType, old }) => eventType === 'DELETE' && old['id'] === id);
    await one.find((change) => own(change) && [change.new['id'], change.old['id']].includes(id));
    expect(new Set(one.all.map(({ eventType }) => eventType))).toEqual(new Set([event]));
  });

  it('for a schema receives all its tables and no other schema', async () => {
    const suite = newSuite();
    const channel = (await openLive()).channel(newTopic());
    const wide = listen(channel, { schema: 'public' });
    const archive = listen(channel, { schema: 'archive' });
    await subscribe(channel);
    const box = Math.floor(Math.random() * 2 ** 31);
    await sql('insert into archive.live_boxes values ($1, $2, $3)', [box, suite, 'letters']);
    await sql('insert into public.live_slots values ($1, 1, $1)', [suite]);
    await addNote(suite);
    await wide.find(({ table, new: row }) => table === 'live_notes' && row['suite'] === suite);
    await wide.find(({ table, new: row }) => table === 'live_slots' && row['suite'] === suite);
    await archive.find(({ new: row }) => row['id'] === box);
    expect(new Set(wide.all.map(({ schema }) => schema))).toEqual(new Set(['public']));
    expect(new Set(archive.all.map(({ schema }) => schema))).toEqual(new Set(['archive']));
  });

  it('shares a channel with others, and each receives its own', async () => {
    const suite = newSuite();
    const channel = (await openLive()).channel(newTopic());
    const notes = listen(channel, { table: 'live_notes', filter: `suite=eq.${suite}` });
    const slots = listen(channel, { table: 'live_slots', filter: `suite=eq.${suite}` });
    const stars = listen(channel, { event: 'INSERT', table: 'live_notes', filter: 'stars=eq.77' });
    const boxes = listen(channel, { schema: 'archive', table: 'live_boxes' });
    await subscribe(channel);
    await sql('insert into public.live_slots values ($1, 1, $1)', [suite]);
    await addNote(suite, { stars: 1 });
    await addNote(suite, { stars: 77 });
    await notes.atLeast(2);
    await stars.find(({ new: row }) => row['suite'] === suite);
    await slots.atLeast(1);
    expect(notes.all.map(({ new: row }) => row['stars'])).toEqual([1, 77]);
    expect(slots.all.map(({ table }) => table)).toEqual(['live_slots']);
    expect(stars.all.every(({ new: row }) => row['stars'] === 77)).toBe(true);
    expect(boxes.all.filter(({ new: row }) => row['suite'] === suite)).toEqual([]);
  });

  it('for an unpublished table receives nothing', async () => {
    const suite = newSuite();
    const channel = (await openLive()).channel(newTopic());
    const wide = listen(channel, { schema: 'public' });
    await subscribe(channel);
    await sql('insert into public.live_quiet values ($1, $2)', [Math.floor(Math.random() * 2 ** 31), suite]);
    await addNote(suite);
    await wide.find(({ new: row }) => row['suite'] === suite);
    expect(wide.all.filter(({ table }) => table === 'live_quiet')).toEqual([]);
  });

  it('asks for some columns and gets no others', async () => {
    const suite = newSuite();
    const changes = await watch(await openLive(), {
      table: 'live_notes',
      filter: `suite=eq.${suite}`,
      select: ['id', 'title'],
    });
    const id = await addNote(suite, { title: 'short', stars: 4 });
    expect((await changes.find(() => true)).new).toEqual({ id, title: 'short' });
  });

  it.each([
    ['a column that is not there', { table: 'live_notes', filter: 'nowhere=eq.1' }],
    ['a value that is none of its column', { table: 'live_notes', filter: 'stars=eq.many' }],
    ['an operator that is none', { table: 'live_notes', filter: 'stars=near.3' }],
    ['a filter that is none', { table: 'live_notes', filter: 'stars' }],
  ])('for %s is refused with a reason', async (_, filter) => {
    const channel = (await openLive()).channel(newTopic());
    listen(channel, filter);
    expect(await refusal(channel)).toMatch(/\w{4}/);
  });

  it('follows a table that is published while it listens', async () => {
    const table = `live_late_${newSuite().slice(0, 8)}`;
    const channel = (await openLive()).channel(newTopic());
    const wide = listen(channel, { schema: 'public' });
    await subscribe(channel);
    await sql(`create table public.${table} (id int generated always as identity primary key)`);
    await sql(`grant select on public.${table} to anon`);
    await sql(`alter publication supabase_realtime add table public.${table}; notify pgrst, 'reload schema'`);
    const writing = setInterval(() => void sql(`insert into public.${table} default values`).catch(() => {}), 250);
    try {
      expect((await wide.find((change) => change.table === table, 25_000)).eventType).toBe('INSERT');
    } finally {
      clearInterval(writing);
      await sql(`drop table public.${table}`);
    }
  });
});
