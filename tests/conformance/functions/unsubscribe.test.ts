// One click in a mail program ends mails of one kind: from a real mail, by its header, without a session.
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailReceiver, type ReceivedMail, startMailReceiver } from '#tests/support/mail-receiver.ts';
import { startTestPlatform, type TestPlatform } from '#tests/support/platform.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PARTNER = '00000000-0000-4000-8000-000000000002';
const SITE = 'https://liesse.example';

let receiver: MailReceiver;
let platform: TestPlatform;
let db: pg.Client;
beforeAll(async () => {
  receiver = await startMailReceiver();
  platform = await startTestPlatform({ project: ROOT, auth: { smtp: receiver.smtp } });
  db = new pg.Client(platform.admin);
  await db.connect();
  await db.query('select private.remember_site_address($1)', [SITE]);
});
afterAll(async () => {
  await db?.end();
  await platform?.stop();
  await receiver?.stop();
});

async function mailOf(kind: string, key: string): Promise<ReceivedMail> {
  await db.query(`select private.notify_person($1, $2, $3, 'Bonjour', '/partner/dashboard', $3)`, [PARTNER, kind, key]);
  return receiver.waitFor({ to: 'partner@demo.liesse.example', subject: key });
}
/** The site's address is another one here. */
const addressOf = (mail: ReceivedMail): string =>
  (/^<(.+)>$/.exec(mail.headers.get('list-unsubscribe') ?? '')?.[1] ?? '').replace(SITE, platform.url);
const click = (address: string) =>
  fetch(address, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const wanted = async (): Promise<string[]> => {
  const { rows } = await db.query(
    'select kind from public.notification_preferences where user_id = $1 and by_mail order by kind',
    [PARTNER],
  );
  return rows.map(({ kind }) => kind);
};

describe('one click', () => {
  it('ends mails of its kind alone, however often it comes; a look ends nothing', async () => {
    const mail = await mailOf('quotes', 'first');
    expect(mail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const address = addressOf(mail);
    expect(mail.text).toContain(`${SITE}/unsubscribe/${PARTNER}.quotes.`);
    const before = await wanted();
    const look = await fetch(address, { redirect: 'manual' });
    expect(look.status).toBe(303);
    expect(look.headers.get('location')).toBe(`/unsubscribe/${new URL(address).searchParams.get('token')}`);
    expect(await wanted()).toEqual(before);
    for (let time = 0; time < 2; time += 1) expect((await click(address)).status).toBe(200);
    expect(await wanted()).toEqual(before.filter((kind) => kind !== 'quotes'));
    // Nothing more of that kind is sent; another kind is.
    await db.query(`select private.notify_person($1, 'quotes', 'silence', '', '/', 'silence')`, [PARTNER]);
    await mailOf('messages', 'second');
    expect(receiver.received.map(({ subject }) => subject)).toEqual(['first', 'second']);
  });

  it('is refused with a signature for somebody else, for another kind, or with none', async () => {
    const mail = await mailOf('payments', 'third');
    const address = addressOf(mail);
    const before = await wanted();
    for (const wrong of [
      address.replace('.payments.', '.messages.'),
      address.replace(PARTNER, '00000000-0000-4000-8000-000000000001'),
      address.slice(0, -1),
      address.replace(/token=.*/, ''),
      address.replace(/token=.*/, `token=${'x'.repeat(5000)}`),
    ]) {
      expect((await click(wrong)).status).toBe(404);
    }
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(405);
    expect(await wanted()).toEqual(before);
  });
});
