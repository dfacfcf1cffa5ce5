// Each row is checked against the listener's own policies, columns against the listener's own grants.
import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ALICE, alice as aliceRest, BOB, conformance } from '#tests/conformance/client.ts';
import { addNote, listen, newSuite, newTopic, openLive, refusal, sql, subscribe, watch } from './live.ts';

const { tokens } = conformance;

describe('[CALL-19] a listener', () => {
  it('receives their own rows and nobody else’s', async () => {
    const suite = newSuite();
    const filter = { table: 'live_notes', filter: `suite=eq.${suite}` };
    const alice = await watch(await openLive({ token: tokens.alice }), filter);
    const bob = await watch(await openLive({ token: tokens.bob }), filter);
    const anon = await watch(await openLive(), filter);
    const service = await watch(await openLive({ key: conformance.secretKey }), filter);
    await addNote(suite, { owner: ALICE, title: 'of alice' });
    await addNote(suite, { owner: BOB, title: 'of bob' });
    await addNote(suite, { title: 'of everyone' });
    for (const inbox of [alice, bob, anon, service]) await inbox.find(({ new: row }) => row['title'] === 'of everyone');
    const titles = ({ all }: typeof alice) => all.map(({ new: row }) => row['title']);
    expect(titles(alice)).toEqual(['of alice', 'of everyone']);
    expect(titles(bob)).toEqual(['of bob', 'of everyone']);
    expect(titles(anon)).toEqual(['of everyone']);
    expect(titles(service)).toEqual(['of alice', 'of bob', 'of everyone']);
  });

  it('hears what they write themselves through the data endpoint', async () => {
    const suite = newSuite();
    const changes = await watch(await openLive({ token: tokens.alice }), {
      table: 'live_notes',
      filter: `suite=eq.${suite}`,
    });
    await aliceRest.from('live_notes').insert({ suite, owner: ALICE, title: 'mine' }).throwOnError();
    await aliceRest.from('live_notes').update({ title: 'mine still' }).eq('suite', suite).throwOnError();
    await changes.find(({ eventType }) => eventType === 'UPDATE');
    expect(changes.all.at(-1)?.new).toMatchObject({ owner: ALICE, title: 'mine still' });
  });

  it('stops hearing of a row that is given to another, who begins to', async () => {
    const suite = newSuite();
    const id = await addNote(suite, { owner: ALICE });
    const filter = { event: 'UPDATE', table: 'live_notes', filter: `suite=eq.${suite}` } as const;
    const alice = await watch(await openLive({ token: tokens.alice }), filter);
    const bob = await watch(await openLive({ token: tokens.bob }), filter);
    const second = await addNote(suite);
    await sql('update public.live_notes set owner = $2, stars = 1 where id = $1', [id, BOB]);
    await sql('update public.live_notes set stars = 2 where id = $1', [second]);
    await bob.find(({ new: row }) => row['stars'] === 1);
    await alice.find(({ new: row }) => row['stars'] === 2);
    expect(alice.all.filter(({ new: row }) => row['id'] === id)).toEqual([]);
  });

  it('receives the key alone of a delete, even of their own row', async () => {
    const id = await addNote(newSuite(), { owner: ALICE, title: 'private' });
    const changes = await watch(await openLive({ token: tokens.alice }), { event: 'DELETE', table: 'live_notes' });
    await sql('delete from public.live_notes where id = $1', [id]);
    expect((await changes.find(({ old }) => old['id'] === id)).old).toEqual({ id });
  });

  it('gets the columns they may select, and no others', async () => {
    const suite = newSuite();
    const filter = { table: 'live_wages', filter: `suite=eq.${suite}` };
    const anon = await watch(await openLive(), filter);
    const service = await watch(await openLive({ key: conformance.secretKey }), filter);
    const id = randomInt(2 ** 31);
    await sql('insert into public.live_wages values ($1, $2, $3, 4200)', [id, suite, 'Zoé']);
    expect((await service.find(() => true)).new).toEqual({ id, suite, name: 'Zoé', salary: 4200 });
    expect((await anon.find(() => true)).new).toEqual({ id, suite, name: 'Zoé' });
  });

  it('asking for a column they may not select is refused', async () => {
    const channel = (await openLive()).channel(newTopic());
    listen(channel, { table: 'live_wages', select: ['id', 'salary'] });
    expect(await refusal(channel)).toMatch(/\w{4}/);
  });

  it('of a team hears of its tasks and stops when they leave it', async () => {
    const team = newSuite();
    await sql('insert into public.live_teams values ($1, $2)', [team, ALICE]);
    const channel = (await openLive({ token: tokens.alice })).channel(newTopic());
    const tasks = listen(channel, { table: 'live_tasks', filter: `team=eq.${team}` });
    const notes = listen(channel, { table: 'live_notes', filter: `suite=eq.${team}` });
    await subscribe(channel);
    await sql('insert into public.live_tasks (team, title) values ($1, $2)', [team, 'seen']);
    await tasks.find(({ new: row }) => row['title'] === 'seen');
    await sql('delete from public.live_teams where team = $1', [team]);
    await sql('insert into public.live_tasks (team, title) values ($1, $2)', [team, 'unseen']);
    await addNote(team);
    await notes.find(() => true);
    expect(tasks.all.map(({ new: row }) => row['title'])).toEqual(['seen']);
  });
});
