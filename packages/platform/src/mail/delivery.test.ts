import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Jobs, prepareJobs, startJobs } from '#platform/jobs/runner.ts';
import type { PlatformEvent } from '#platform/observation.ts';
import { prepareDatabase } from '#platform/postgres/bootstrap.ts';
import { copyPreparedCluster } from '#platform/postgres/fixtures/prepared-cluster.ts';
import { launchPostgres, type PostgresServer } from '#platform/postgres/launcher.ts';
import { openPool } from '#platform/postgres/pool.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';
import { type MailReceiver, startMailReceiver } from '../../../../tests/support/mail-receiver.ts';
import { createDelivery, type DeliveryOptions } from './delivery.ts';
import { createMessages, DELIVERY_ATTEMPTS, DELIVERY_TASK } from './messages.ts';
import { readTemplates } from './templates.ts';

type MailEvent = Extract<PlatformEvent, { kind: `mail.${string}` }>;

let dataDir: string;
let server: PostgresServer;
let db: pg.Pool;
let receiver: MailReceiver;
let deliveries: Jobs[] = [];
let events: MailEvent[] = [];
const emitter = new EventEmitter();

const data = { email: 'lea@exemple.fr', siteUrl: 'https://liesse.fr', token: '042731' };
const messages = createMessages({ templates: await readTemplates('/nowhere') });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'liesse-mail-'));
  await copyPreparedCluster(dataDir);
  server = await launchPostgres({ dataDir, observe: () => {} });
  await prepareDatabase(server.connection);
  await prepareJobs(server.connection);
  db = openPool({ connection: server.connection, size: 4, observe: () => {} });
  receiver = await startMailReceiver();
});

beforeEach(async () => {
  await db.query('truncate platform.outbox; delete from graphile_worker._private_jobs');
  receiver.refuseWith(null);
  events = [];
});

afterEach(async () => {
  await Promise.all(deliveries.map((delivery) => delivery.stop()));
  deliveries = [];
});

afterAll(async () => {
  await receiver?.stop();
  await db?.end();
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function deliver(options: Partial<DeliveryOptions> = {}): Promise<void> {
  const observe = (event: PlatformEvent): void => {
    if (event.kind !== 'mail.delivered' && event.kind !== 'mail.failed') return;
    events.push(event);
    emitter.emit('event');
  };
  const delivery = createDelivery({ smtp: receiver.smtp, observe, ...options });
  const { connection } = server;
  const jobs = await startJobs({ connection, tasks: { [DELIVERY_TASK]: delivery.task }, schedule: [], observe });
  deliveries.push({ stop: () => jobs.stop().then(() => delivery.close()) });
}

async function eventsAre(count: number): Promise<void> {
  while (events.length < count) await once(emitter, 'event', { signal: AbortSignal.timeout(10_000) });
}

const jobs = async () => (await db.query('select * from graphile_worker.jobs order by id')).rows;
const outbox = async () => (await db.query('select * from platform.outbox order by created_at')).rows;

describe('a message', () => {
  it('is written with its job, or neither is', async () => {
    const write = inTransaction(db, async (client) => {
      await messages.mail(client, 'recovery', 'lea@exemple.fr', data);
      throw new Error('the cause is undone');
    });
    await expect(write).rejects.toThrow('the cause is undone');
    expect([await outbox(), await jobs()]).toEqual([[], []]);

    await inTransaction(db, (client) => messages.mail(client, 'recovery', 'lea@exemple.fr', data));
    const [[row], [job]] = [await outbox(), await jobs()];
    expect(row).toMatchObject({ channel: 'mail', kind: 'recovery', sent_at: null, failed_at: null });
    expect(job).toMatchObject({ key: row.id, max_attempts: DELIVERY_ATTEMPTS });
  });

  it('arrives whole, says that a machine wrote it, and leaves no secret behind', async () => {
    await deliver();
    await messages.mail(db, 'factor_code', 'lea@exemple.fr', data);
    const mail = await receiver.waitFor({ to: 'lea@exemple.fr', subject: 'Your verification code' });
    await eventsAre(1);
    const [row] = await outbox();
    expect(mail.text).toContain('042731');
    expect(mail.html).toContain('<strong>042731</strong>');
    expect(mail.messageId).toBe(`<${row.id}@liesse.test>`);
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    expect(row).toMatchObject({ sent_by: 'smtp', body_text: '', body_html: null, last_error: null });
    expect(JSON.stringify(row)).not.toContain('042731');
    expect(events).toEqual([{ kind: 'mail.delivered', message: 'factor_code', attempts: 1 }]);
  });

  it('says where one click ends its kind, and keeps no trace of that address', async () => {
    await deliver();
    const address = 'https://liesse.fr/functions/v1/unsubscribe?token=a.tasks.b';
    const write = (key: string, to: string, url: string | null) =>
      db.query(
        `select platform.offer_unsubscribe(platform.send_mail($1, 'tasks', $2, 'Votre semaine', 'Bonjour'), $3)`,
        [key, to, url],
      );
    await write('a', 'click@exemple.fr', address);
    await write('b', 'plain@exemple.fr', 'http://localhost/unsubscribe?token=a');
    await write('c', 'none@exemple.fr', null);
    const [click, plain, none] = await Promise.all(
      ['click', 'plain', 'none'].map((name) => receiver.waitFor({ to: `${name}@exemple.fr` })),
    );
    await eventsAre(3);
    expect(click?.headers.get('list-unsubscribe')).toBe(`<${address}>`);
    expect(click?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(plain?.headers.get('list-unsubscribe')).toBe('<http://localhost/unsubscribe?token=a>');
    expect(plain?.headers.has('list-unsubscribe-post')).toBe(false);
    expect(none?.headers.has('list-unsubscribe')).toBe(false);
    expect((await outbox()).map((row) => row.unsubscribe_url)).toEqual([null, null, null]);
    await expect(write('d', 'x@exemple.fr', 'https://liesse.fr/>\r\nBcc: a@b.fr')).rejects.toThrow('check constraint');
  });

  it('is dropped, with nothing sent, when its project says that its cause is gone', async () => {
    await db.query(`create or replace function platform.is_mail_current(kind text, key text) returns boolean
      language sql stable as $$ select key <> 'gone' $$`);
    await deliver();
    await db.query(`select platform.send_mail('gone', 'tasks', 'gone@exemple.fr', 'Votre semaine', 'Bonjour')`);
    await db.query(`select platform.send_mail('there', 'tasks', 'there@exemple.fr', 'Votre semaine', 'Bonjour')`);
    await receiver.waitFor({ to: 'there@exemple.fr' });
    await eventsAre(1);
    await expect.poll(jobs).toEqual([]);
    expect((await outbox()).map((row) => row.recipient)).toEqual(['there@exemple.fr']);
    expect(receiver.received.flatMap(({ to }) => to)).not.toContain('gone@exemple.fr');
  });

  it('is delivered once although two processes deliver', async () => {
    const before = receiver.received.length;
    await deliver();
    await deliver();
    const people = Array.from({ length: 20 }, (_, index) => `guest${index}@exemple.fr`);
    await Promise.all(people.map((to) => messages.mail(db, 'invite', to, data)));
    await eventsAre(people.length);
    await Promise.all(deliveries.map((delivery) => delivery.stop()));
    deliveries = [];
    const got = receiver.received.slice(before).flatMap(({ to }) => to);
    expect(got.toSorted()).toEqual(people.toSorted());
    expect(events).toHaveLength(people.length);
    expect(await jobs()).toEqual([]);
  });

  it('that a dying process held is delivered by the next one', async () => {
    await messages.mail(db, 'invite', 'held@exemple.fr', data);
    await db.query(
      `update graphile_worker._private_jobs set locked_by = 'gone', locked_at = now() - interval '2 minutes', attempts = 1`,
    );
    await deliver();
    await receiver.waitFor({ to: 'held@exemple.fr' });
  });

  it('for a list of addresses goes to none of them', async () => {
    const before = receiver.received.length;
    await deliver();
    await messages.mail(db, 'invite', 'a@exemple.fr, b@exemple.fr', data);
    await messages.mail(db, 'invite', 'c@exemple.fr\r\nBcc: d@exemple.fr', data);
    await eventsAre(2);
    expect(events.every((event) => event.kind === 'mail.failed' && event.isFinal)).toBe(true);
    expect(receiver.received).toHaveLength(before);
  });
});

describe('a refused message', () => {
  it('is tried again and then arrives', async () => {
    receiver.refuseWith(451);
    await deliver();
    await messages.mail(db, 'recovery', 'later@exemple.fr', data);
    await eventsAre(1);
    expect(events[0]).toEqual({ kind: 'mail.failed', message: 'recovery', attempts: 1, isFinal: false });
    const [row] = await outbox();
    expect(row).toMatchObject({ failed_at: null, last_error: expect.stringContaining('451') });
    expect(row.last_error).not.toContain('later@');

    receiver.refuseWith(null);
    const mail = await receiver.waitFor({ to: 'later@exemple.fr' });
    expect(mail.text).toContain('042731');
    await eventsAre(2);
    expect(events[1]).toEqual({ kind: 'mail.delivered', message: 'recovery', attempts: 2 });
  });

  it('is given up after the last try', async () => {
    await messages.mail(db, 'recovery', 'never@exemple.fr', data);
    await db.query('update graphile_worker._private_jobs set attempts = $1', [DELIVERY_ATTEMPTS - 1]);
    receiver.refuseWith(451);
    await deliver();
    await eventsAre(1);
    expect(events[0]).toEqual({ kind: 'mail.failed', message: 'recovery', attempts: DELIVERY_ATTEMPTS, isFinal: true });
    const [row] = await outbox();
    expect(row).toMatchObject({ sent_at: null, failed_at: expect.any(Date), body_text: '', body_html: null });
  });

  it('is given up at once when the address is refused for good', async () => {
    receiver.refuseWith(550);
    await deliver();
    await messages.mail(db, 'recovery', 'nobody@exemple.fr', data);
    await eventsAre(1);
    expect(events[0]).toMatchObject({ attempts: 1, isFinal: true });
  });

  it('waits for a receiver that is not there', async () => {
    await deliver({ smtp: { ...receiver.smtp, port: 1 } });
    await messages.mail(db, 'recovery', 'lea@exemple.fr', data);
    await eventsAre(1);
    expect(events[0]).toMatchObject({ kind: 'mail.failed', isFinal: false });
    expect((await outbox())[0]).toMatchObject({ body_text: expect.stringContaining('042731') });
  });
});

describe('delivery', () => {
  it('goes on when its connections are cut', async () => {
    await deliver();
    // Waits until they are gone: a job that a dying connection has just taken would be the other test's.
    await db.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'liesse jobs'`,
    );
    await messages.mail(db, 'invite', 'after-cut@exemple.fr', data);
    await receiver.waitFor({ to: 'after-cut@exemple.fr' });
  });

  it('goes on, and sends nothing twice, when the end of a job could not be written', async () => {
    await db.query(`create function pg_temp.refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;
      create trigger refuse before delete on graphile_worker._private_jobs for each row execute function pg_temp.refuse()`);
    await deliver();
    await messages.mail(db, 'invite', 'once@exemple.fr', data);
    await eventsAre(1);
    await messages.mail(db, 'invite', 'next@exemple.fr', data);
    await eventsAre(2);
    await db.query('drop trigger refuse on graphile_worker._private_jobs');
    await messages.mail(db, 'invite', 'last@exemple.fr', data);
    await receiver.waitFor({ to: 'last@exemple.fr' });
    // As after a minute: the jobs that could not be ended are taken up again.
    await db.query(`update graphile_worker._private_jobs set locked_at = now() - interval '2 minutes'`);
    await deliver();
    await messages.mail(db, 'invite', 'very-last@exemple.fr', data);
    await receiver.waitFor({ to: 'very-last@exemple.fr' });
    expect(receiver.received.filter(({ to }) => to.includes('once@exemple.fr'))).toHaveLength(1);
  });
});

describe('without a transport', () => {
  it('mails and text messages stay in the mailbox, readable', async () => {
    await deliver({ smtp: null });
    await messages.mail(db, 'recovery', 'lea@exemple.fr', data);
    await messages.sms(db, 'phone', '+33612345678', 'Votre code : 042731');
    await eventsAre(2);
    for (const row of await outbox()) {
      expect(row).toMatchObject({ sent_by: 'mailbox', body_text: expect.stringContaining('042731') });
    }
  });

  it('a provider of text messages carries them, and its words stay out of the database', async () => {
    const carried: string[] = [];
    const send = async (to: string, text: string) => {
      carried.push(`${to} ${text}`);
      if (carried.length === 1) throw new Error(`${to} has no network`);
    };
    await deliver({ sms: { send } });
    await messages.sms(db, 'phone', '+33612345678', '042731');
    await eventsAre(1);
    expect((await outbox())[0].last_error).toBe('the message could not be handed over');
    await eventsAre(2);
    expect(carried).toEqual(['+33612345678 042731', '+33612345678 042731']);
    expect((await outbox())[0]).toMatchObject({ sent_by: 'sms', body_text: '' });
  });
});
