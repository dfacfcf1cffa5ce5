// Mail to people without an account, over a real SMTP server: what was withdrawn does not leave, and nothing carries a stranger's link.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Platform, startPlatform } from '@liesse/platform/platform.ts';
import { copyPreparedCluster } from '@liesse/platform/postgres/fixtures/prepared-cluster.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { id } from '#tests/rls/support/callers.ts';
import { fixture } from '#tests/rls/support/fixture.ts';
import { type MailReceiver, startMailReceiver } from '#tests/support/mail-receiver.ts';

let dataDir: string;
let platform: Platform;
let receiver: MailReceiver;
let db: pg.Client;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'liesse-withdrawn-'));
  receiver = await startMailReceiver();
  const project = join(import.meta.dirname, '../..');
  const auth = { smtp: receiver.smtp };
  await copyPreparedCluster(dataDir, { project, seed: false });
  platform = await startPlatform({
    project,
    dataDir,
    host: '127.0.0.1',
    port: 0,
    seed: false,
    auth,
    observe: () => {},
  });
  db = new pg.Client(platform.admin);
  await db.connect();
  await db.query(fixture);
  await db.query(`select private.remember_site_address('https://liesse.example')`);
});

afterAll(async () => {
  await db?.end();
  await platform?.stop();
  await receiver?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function call(person: string, sql: string, values: unknown[]): Promise<void> {
  await db.query('begin');
  await db.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify({ sub: person })]);
  await db.query('set local role authenticated');
  await db.query(sql, values).finally(() => db.query('commit'));
}

interface Feast {
  id: string;
  household: string;
  /** Unique to this event: a guest's address, and one that is invited to the team. */
  guest: string;
  helper: string;
}

/** An event with one guest, who is invited by mail, and a helper, who is invited to its team. Both mails wait in the queue. */
async function writeMails(name = 'Fête', owner: string = id.alice, guestName = 'Rose'): Promise<Feast> {
  const mark = randomUUID().slice(0, 8);
  const feast = {
    id: randomUUID(),
    household: randomUUID(),
    guest: `guest-${mark}@example.fr`,
    helper: `helper-${mark}@example.fr`,
  };
  await db.query(
    `insert into public.events (id, owner_id, kind, name, starts_on) values ($1, $2, 'mariage', $3, '2099-01-01')`,
    [feast.id, owner, name],
  );
  await db.query('insert into public.households (id, event_id, name) values ($1, $2, $3)', [
    feast.household,
    feast.id,
    guestName,
  ]);
  await db.query('insert into public.guests (event_id, household_id, first_name, email) values ($1, $2, $3, $4)', [
    feast.id,
    feast.household,
    guestName,
    feast.guest,
  ]);
  receiver.refuseWith(451);
  await call(owner, `select public.send_invitations($1, '{"who": "all"}', 'invitation', $2)`, [feast.id, randomUUID()]);
  await call(owner, `select public.invite_member($1, $2, 'viewer')`, [feast.id, feast.helper]);
  await untilRefused();
  return feast;
}

/** Every due mail was tried and none is being delivered: a delivery that has begun is not cancelled. */
async function untilRefused(): Promise<void> {
  const untried = `select from graphile_worker.jobs
    where task_identifier = 'deliver_message' and (run_at <= now() or locked_at is not null)`;
  await expect.poll(async () => (await db.query(untried)).rowCount, { timeout: 20_000 }).toBe(0);
}

async function release(): Promise<void> {
  receiver.refuseWith(null);
  await db.query('select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())');
}

describe('D81 queued mail of what was withdrawn', () => {
  it.each([
    ['an event that was deleted', (feast: Feast) => `delete from public.events where id = '${feast.id}'`],
    [
      'an event that waits for its deletion',
      (feast: Feast) => `update public.events set deletion_on = private.today() + 30 where id = '${feast.id}'`,
    ],
    ['an account that was deleted', () => `delete from auth.users where id = '${id.edith}'`],
  ])('of %s does not leave', async (_name, withdraw) => {
    const gone = await writeMails('Fête', id.edith);
    await db.query(withdraw(gone));
    await expectOnlyOthers([gone.guest, gone.helper]);
  });

  it.each([
    ['a household that was deleted', (feast: Feast) => `delete from public.households where id = '${feast.household}'`],
    [
      'a household whose link was revoked',
      (feast: Feast) => `update public.households set revoked_at = now() where id = '${feast.household}'`,
    ],
    [
      'a guest who has erased the address',
      (feast: Feast) => `update public.guests set email = null where household_id = '${feast.household}'`,
    ],
  ])('to %s does not leave', async (_name, withdraw) => {
    const gone = await writeMails();
    await db.query(withdraw(gone));
    await expectOnlyOthers([gone.guest]);
    await receiver.waitFor({ to: gone.helper });
  });

  it('of an invitation to a team that was withdrawn does not leave', async () => {
    const gone = await writeMails();
    await call(id.alice, 'delete from public.event_invitations where event_id = $1', [gone.id]);
    await expectOnlyOthers([gone.helper]);
    await receiver.waitFor({ to: gone.guest });
  });
});

/** A mail that was not withdrawn arrives, the queue is empty, and none of the given addresses got anything. */
async function expectOnlyOthers(addresses: string[]): Promise<void> {
  const other = await writeMails();
  await release();
  await Promise.all([other.guest, other.helper].map((to) => receiver.waitFor({ to })));
  await expect
    .poll(async () => (await db.query('select from platform.outbox where sent_at is null')).rowCount, {
      timeout: 10_000,
    })
    .toBe(0);
  const reached = receiver.received.flatMap(({ to }) => to);
  for (const address of addresses) expect(reached).not.toContain(address);
}

describe('D76 mail to people who do not know the writer', () => {
  it('carries no address that the writer typed, in a name, a title or a text', async () => {
    const bait = 'Gagnez http://evil.example/a';
    await db.query('update public.profiles set name = $2 where id = $1', [id.alice, `${bait} ou www.evil.example`]);
    const feast = await writeMails(`${bait} evil.example`, id.alice, 'Rose evil。example');
    await release();
    const [guest, helper] = await Promise.all([feast.guest, feast.helper].map((to) => receiver.waitFor({ to })));
    for (const mail of [guest, helper]) {
      const all = `${mail?.subject}\n${mail?.text}\n${mail?.html}`;
      expect(all).toContain('Gagnez');
      const links = all.match(/\b(?:[a-z]+:\/\/|www\.)[^\s"<]+/g) ?? [];
      expect(links.filter((link) => !link.startsWith('https://liesse.example/'))).toEqual([]);
      expect(all).not.toMatch(/evil[.。]example/);
    }
  });
});
