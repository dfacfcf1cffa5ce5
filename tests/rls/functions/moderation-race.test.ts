// Two moderators who decide on one case at the same time, each in a transaction of their own: the second waits for the first, and is
// refused with the decision of the first. Written for good, by people of their own.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { turn } from '#tests/rls/support/attempt.ts';

const people = { author: randomUUID(), owner: randomUUID(), first: randomUUID(), second: randomUUID() };
const [listing, review, reported] = [randomUUID(), randomUUID(), randomUUID()];
const client = () => new pg.Client(inject('database'));
const [holder, first, second] = [client(), client(), client()];

beforeAll(async () => {
  // The other files wait until the rows written here are gone.
  await holder.connect();
  await holder.query(`select pg_advisory_lock(${turn})`);
  await Promise.all([first.connect(), second.connect()]);
  await holder.query(`
    insert into auth.users (id, email, raw_user_meta_data) values
      ('${people.author}', 'avis@example.fr', '{"name": "Anne"}'),
      ('${people.owner}', 'roses@example.fr', '{"name": "Rose", "role": "partner", "partner_type": "florist"}'),
      ('${people.first}', 'premiere@example.fr', '{"name": "Prune"}'),
      ('${people.second}', 'seconde@example.fr', '{"name": "Simone"}');
    update public.profiles set role = 'admin', permissions = '{manage_partners}'
    where id in ('${people.first}', '${people.second}');
    insert into public.partners (id, owner_id, type, name, state) values ('${listing}', '${people.owner}', 'florist', 'Roses', 'listed');
    insert into public.reviews (id, partner_id, author_id, author_name, event_on, rating, body, checked, state) values
      ('${review}', '${listing}', '${people.author}', 'Anne', '2020-09-05', 1, 'Hors sujet.', 'Réservation faite ici', 'shown');
    insert into private.moderation_cases (id, kind, subject_id, cause, author_id, partner_id)
    values ('${reported}', 'review', '${review}', 'reported', '${people.author}', '${listing}')`);
});

afterAll(async () => {
  await Promise.all([first.end(), second.end()]);
  await holder.query(`delete from private.moderation_cases where id = '${reported}'`);
  await holder.query('delete from auth.users where id = any ($1)', [Object.values(people)]);
  await holder.end();
});

async function begin(moderator: pg.Client, person: string): Promise<void> {
  const claims = JSON.stringify({ role: 'authenticated', sub: person });
  await moderator.query(`begin; set local role authenticated;
    select set_config('request.jwt.claims', '${claims}', true), set_config('request.headers', '{}', true)`);
}

/** The second call is made while the transaction of the first is open, and the first commits once the second waits for its lock. */
async function decideAtOnce(calls: { first: string; second: string }): Promise<unknown> {
  const { rows } = await second.query('select pg_backend_pid() as pid');
  await begin(first, people.first);
  await begin(second, people.second);
  await first.query(calls.first, [reported]);
  const outcome = second.query(calls.second, [reported]).catch((error: unknown) => error);
  await vi.waitFor(
    async () => {
      const waiting = await holder.query('select cardinality(pg_blocking_pids($1)) as blockers', [rows[0]?.pid]);
      expect(waiting.rows).toEqual([{ blockers: 1 }]);
    },
    { timeout: 10_000 },
  );
  await first.query('commit');
  const refusal = await outcome;
  await second.query('rollback');
  return refusal;
}

describe('two moderators at once', () => {
  it('decide a case once: the second is refused with the decision of the first', async () => {
    const refusal = await decideAtOnce({
      first: `select public.decide_case($1, 'remove', 'Hors sujet')`,
      second: `select public.decide_case($1, 'keep', 'Rien à reprocher')`,
    });
    expect(refusal).toMatchObject({ code: 'PT409', detail: 'decided', hint: 'remove' });
    const { rows } = await holder.query(
      `select c.decision, c.decided_by, r.state,
         (select count(*)::int from public.audit_log a where a.subject_id = c.subject_id::text) as entries
       from private.moderation_cases c join public.reviews r on r.id = c.subject_id where c.id = $1`,
      [reported],
    );
    expect(rows).toEqual([{ decision: 'remove', decided_by: people.first, state: 'hidden', entries: 1 }]);
  });

  it('decide an appeal once, with the same answer', async () => {
    await holder.query(`
      insert into private.moderation_appeals (case_id, side, words) values ('${reported}', 'author', 'Une erreur');
      update private.moderation_cases set state = 'appealed', decided_by = null where id = '${reported}'`);
    const refusal = await decideAtOnce({
      first: `select public.decide_appeal($1, 'reversed', 'Erreur de notre part')`,
      second: `select public.decide_appeal($1, 'confirmed', 'Toujours hors sujet')`,
    });
    expect(refusal).toMatchObject({ code: 'PT409', detail: 'decided', hint: 'keep' });
    const { rows } = await holder.query(
      `select a.outcome, a.decided_by, r.state from private.moderation_appeals a
       join private.moderation_cases c on c.id = a.case_id join public.reviews r on r.id = c.subject_id where c.id = $1`,
      [reported],
    );
    expect(rows).toEqual([{ outcome: 'reversed', decided_by: people.first, state: 'shown' }]);
  });
});
