// Filters on changes: every operator of the client's own builder, compared as PostgreSQL compares.
import { postgresChangesFilter, type RealtimePostgresFilterBuilder } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { addNote, listen, newSuite, newTopic, openLive, type Row, sql, subscribe, watch } from './live.ts';

const CODE = '6f0c2f6e-0000-4000-8000-00000000000a';

const notes: Row[] = [
  { title: 'one', stars: 9, price: 9.5, is_open: true, due: '2010-01-31', code: CODE },
  { title: 'Two', stars: 10, price: 10, is_open: false, due: '2010-02-01', code: CODE.replace('a', 'b') },
  { title: 'three, four', stars: 100, price: 100.25, is_open: true, due: '2010-10-01', code: null },
  { title: 'say "five" (5)', stars: -1, price: 0, is_open: false, due: null, code: null },
  { title: null, stars: null, price: null, is_open: null, due: null, code: null },
];

type Case = [name: string, filter: string | RealtimePostgresFilterBuilder, titles: unknown[]];
const where = postgresChangesFilter;
const [one, two, three, five] = notes.map(({ title }) => title);

const cases: Case[] = [
  ['eq on a number', 'stars=eq.10', [two]],
  ['neq on a number, which a null is not', 'stars=neq.10', [one, three, five]],
  ['lt as numbers, not as text', 'stars=lt.10', [one, five]],
  ['lte', 'stars=lte.10', [one, two, five]],
  ['gt as numbers, not as text', 'stars=gt.9', [two, three]],
  ['gte', 'stars=gte.9', [one, two, three]],
  ['in', 'stars=in.(9,100)', [one, three]],
  ['eq on a decimal however it is written', 'price=eq.10.000', [two]],
  ['gt on a decimal', 'price=gt.9.75', [two, three]],
  ['eq on text', 'title=eq.Two', [two]],
  ['neq on text', 'title=neq.Two', [one, three, five]],
  ['in on text', 'title=in.(one,Two)', [one, two]],
  ['eq on yes and no', 'is_open=eq.true', [one, three]],
  ['neq on yes and no', 'is_open=neq.true', [two, five]],
  ['lt on a date', 'due=lt.2010-02-01', [one]],
  ['gte on a date however it is written', 'due=gte.2010-2-1', [two, three]],
  ['eq on a uuid however it is written', `code=eq.${CODE.toUpperCase()}`, [one]],
  ['neq on a uuid', `code=neq.${CODE}`, [two]],
  ['like', 'title=like.%o%', [one, two, three]],
  ['ilike', 'title=ilike.t%', [two, three]],
  ['match', 'title=match.^t', [three]],
  ['imatch', 'title=imatch.^t', [two, three]],
  ['is null', 'title=is.null', [null]],
  ['is true', 'is_open=is.true', [one, three]],
  ['is false', 'is_open=is.false', [two, five]],
  ['isdistinct, which a null is', 'stars=isdistinct.10', [one, three, five, null]],
  ['not.eq', 'stars=not.eq.10', [one, three, five]],
  ['not.in', 'stars=not.in.(9,10)', [three, five]],
  ['not.is null', 'title=not.is.null', [one, two, three, five]],
  ['two conditions at once', 'stars=gt.9,is_open=eq.true', [three]],
  ['a value in quotes', 'title=eq."three, four"', [three]],
  ['quotes within quotes', where().eq('title', 'say "five" (5)'), [five]],
  ['in with a value in quotes', where().in('title', ['three, four', 'one']), [one, three]],
  ['the builder', where().gte('stars', 0).not('title', 'is', null).lt('price', 50), [one, two]],
];

describe('[CALL-19] a filter', () => {
  it.each(cases)('%s', async (_, filter, titles) => {
    const suite = newSuite();
    const condition = `suite=eq.${suite},${String(filter)}`;
    const channel = (await openLive()).channel(newTopic());
    const some = listen(channel, { event: 'INSERT', table: 'live_notes', filter: condition });
    const all = listen(channel, { event: 'INSERT', table: 'live_notes', filter: `suite=eq.${suite}` });
    await subscribe(channel);
    for (const note of notes) await addNote(suite, note);
    await all.atLeast(notes.length);
    await some.atLeast(titles.length);
    expect(some.all.map(({ new: row }) => row['title'])).toEqual(titles);
  });

  it('is asked of the new row when a row changes', async () => {
    const suite = newSuite();
    const id = await addNote(suite, { stars: 1 });
    const channel = (await openLive()).channel(newTopic());
    const threes = listen(channel, { event: 'UPDATE', table: 'live_notes', filter: 'stars=eq.3' });
    const all = listen(channel, { event: 'UPDATE', table: 'live_notes', filter: `suite=eq.${suite}` });
    await subscribe(channel);
    for (const stars of [2, 3, 4]) {
      await sql('update public.live_notes set stars = $2 where id = $1', [id, stars]);
      await all.find(({ new: row }) => row['stars'] === stars);
    }
    await threes.find(({ new: row }) => row['id'] === id);
    expect(threes.all.filter(({ new: row }) => row['id'] === id)).toHaveLength(1);
  });

  it('that says nothing is no filter', async () => {
    const suite = newSuite();
    const changes = await watch(await openLive(), { table: 'live_notes', filter: where() });
    await addNote(suite);
    await changes.find(({ new: row }) => row['suite'] === suite);
  });

  it('holds a hundred values, and no more are needed', async () => {
    const suite = newSuite();
    const filter = where().in('title', [...Array.from({ length: 99 }, (_, i) => `other-${i}`), suite]);
    const changes = await watch(await openLive(), { event: 'INSERT', table: 'live_notes', filter });
    await addNote(suite, { title: 'none' });
    await addNote(suite, { title: suite });
    await changes.find(() => true);
    expect(changes.all.map(({ new: row }) => row['title'])).toEqual([suite]);
  });
});
