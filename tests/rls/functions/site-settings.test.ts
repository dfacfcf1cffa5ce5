// The settings of the site: their shape, versions, the periods and limits that functions read, sign-up rules and the test mail.
import { defaultTradeEntries, limitRanges, retentionRanges } from '@liesse/domain';
import { describe, expect, it } from 'vitest';
import { checkViolation, insufficientPrivilege } from '#tests/rls/support/attempt.ts';
import { cast, id } from '#tests/rls/support/callers.ts';
import { event } from '#tests/rls/support/fixture.ts';
import { mails, noteMails } from '#tests/rls/support/recorded-mails.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const { 'admin with permission': ada, 'admin without permission': luc, owner, stranger, anon } = cast;

const write = 'update public.site_settings set value = value || $2 where key = $1 returning version';
const set = ({ prepare }: Stage, key: string, value: object) =>
  prepare('update public.site_settings set value = value || $2 where key = $1', [key, JSON.stringify(value)]);

describe('[AREA-A4] a setting', () => {
  it.each([
    ['legal', { siret: '73282932000074', vat_number: 'FR44732829320', host: 'Hébergeur\n1 rue X' }],
    ['retention', { allergies_days: 1, log_months: 6, agreement_years: 10 }],
    ['limits', { events_per_account: 3 }],
    ['mail', { sender_name: 'Maison Aubépine' }],
    ['signup', { clients: false }],
    ['trades', { items: defaultTradeEntries.toReversed().map((entry) => ({ ...entry, label: 'Un métier' })) }],
  ])('of %s takes %j', (key, value) =>
    story(async ({ rows }) => {
      expect(await rows(ada, write, [key, JSON.stringify(value)])).toEqual([{ version: 2 }]);
    }),
  );

  it.each([
    ['legal', { siret: '73282932000075' }],
    ['legal', { vat_number: 'FR00732829320' }],
    ['legal', { motto: 'Bonjour' }],
    ['legal', { company: '  ' }],
    // Below the minimum or above the maximum of the law.
    ['retention', { allergies_days: 0 }],
    ['retention', { allergies_days: 91 }],
    ['retention', { log_months: 5 }],
    ['retention', { contact_months: 37 }],
    ['retention', { agreement_years: 4 }],
    ['retention', { inactive_months: 25 }],
    ['retention', { inactive_months: 18.5 }],
    ['retention', { inactive_months: '18' }],
    ['limits', { photos_per_household: 0 }],
    ['mail', { sender_name: 'A" <b@c.fr>' }],
    ['mail', { sender_name: 'A\r\nBcc: x@y.fr' }],
    ['signup', { clients: 'yes' }],
    ['trades', { items: [] }],
    ['trades', { items: 'venue' }],
    ['trades', { items: defaultTradeEntries.slice(1) }],
    ['trades', { items: defaultTradeEntries.map((entry) => ({ ...entry, is_hidden: true })) }],
    ['trades', { items: defaultTradeEntries.map((entry) => ({ ...entry, label: ' ' })) }],
    ['trades', { items: defaultTradeEntries.map(({ lead: _lead, ...entry }) => entry) }],
    ['trades', { motto: 'Bonjour' }],
  ])('of %s refuses %j', (key, value) =>
    story(async ({ refusal }) => {
      expect((await refusal(ada, write, [key, JSON.stringify(value)])).code).toBe(checkViolation);
    }),
  );

  it('gets a version with its author, and an audit entry without anybody’s address', () =>
    story(async ({ rows, call, prepare, refusal }) => {
      await rows(ada, write, ['identity', '{"name": "Fêtes & Cie"}']);
      await rows(ada, write, ['identity', '{"name": "Fêtes & Cie"}']);
      await rows(ada, write, ['contact', '{"email": "bonjour@example.fr"}']);
      const read = 'select public.setting_versions($1)';
      const versions = await call<Array<{ version: number }>>(ada, read, ['identity']);
      expect(versions).toMatchObject([
        { version: 2, value: { name: 'Fêtes & Cie' }, changed_by: 'Ada' },
        { version: 1, value: { name: 'Liesse' }, changed_by: null },
      ]);
      const audit = await prepare(
        `select before, after, actor_id from public.audit_log where action = 'settings.changed' and actor_id is not null order by id`,
      );
      expect(audit).toMatchObject([
        { before: { version: 1 }, after: { version: 2, fields: ['name'], value: { name: 'Fêtes & Cie' } } },
        { actor_id: id.ada, before: { version: 1 }, after: { version: 2, fields: ['email'] } },
      ]);
      expect(JSON.stringify(audit)).not.toContain('example.fr');
      for (const who of [luc, stranger, anon])
        expect((await refusal(who, read, ['identity'])).code).toBe(insufficientPrivilege);
    }));

  it('is not written over a version that was not read', () =>
    story(async ({ rows }) => {
      const over = `update public.site_settings set value = value || '{"name": "Autre"}' where key = 'identity' and version = 1 returning version`;
      expect(await rows(ada, over)).toEqual([{ version: 2 }]);
      expect(await rows(ada, over)).toEqual([]);
    }));
});

describe('a period or a limit', () => {
  it.each([
    ['retention', retentionRanges],
    ['limits', limitRanges],
  ] as const)('of %s has the same range in the domain package', (key, ranges) =>
    story(async ({ rows, refusal }) => {
      for (const [field, { min, max }] of Object.entries(ranges)) {
        for (const number of [min, max]) {
          expect(await rows(ada, write, [key, JSON.stringify({ [field]: number })]), field).toHaveLength(1);
        }
        for (const number of [min - 1, max + 1]) {
          const { code } = await refusal(ada, write, [key, JSON.stringify({ [field]: number })]);
          expect(code, field).toBe(checkViolation);
        }
      }
    }),
  );

  it('of allergies is read by the nightly erasure', () =>
    story(async (stage) => {
      const { prepare } = stage;
      await prepare(
        `update public.events set starts_on = current_date - 10, ends_on = null, rsvp_closes_on = null where id = '${event.a}'`,
      );
      await prepare(`update public.guests set diet = 'végane' where event_id = '${event.a}'`);
      const rest = async () =>
        (await prepare(`select 1 from public.guests where event_id = '${event.a}' and diet is not null`)).length > 0;
      await prepare('select private.forget_guests()');
      expect(await rest()).toBe(true);
      await set(stage, 'retention', { allergies_days: 5 });
      await prepare('select private.forget_guests()');
      expect(await rest()).toBe(false);
    }));

  it('of events, documents and photos is enforced from the setting', () =>
    story(async (stage) => {
      await set(stage, 'limits', { events_per_account: 1, document_megabytes: 100, photos_per_household: 5 });
      const one = `insert into public.events (owner_id, kind, name) values ('${id.alice}', 'mariage', 'Fête')`;
      expect(await stage.refusal(owner, one)).toMatchObject({
        reason: 'too-many-events',
        message: 'Un compte prépare au plus 1 événement. Supprimez-en un pour continuer.',
      });
      expect(await stage.prepare('select private.document_quota() as bytes')).toEqual([{ bytes: '100000000' }]);
    }));

  it('of unused accounts warns by mail, then deletes, and spares whoever returns', () =>
    story(async (stage) => {
      const { prepare } = stage;
      await noteMails(stage);
      const person = '00000000-0000-4000-8000-0000000000f1';
      await prepare(
        `insert into auth.users (id, email, created_at, last_sign_in_at) values ('${person}', 'absente@example.fr', now() - interval '4 years', now() - interval '3 years')`,
      );
      await prepare('select private.forget_inactive_accounts()');
      expect((await mails(stage)).map(({ recipient }) => recipient)).toEqual(['absente@example.fr']);
      const warned = `update private.inactivity_warnings set warned_at = now() - interval '31 days'`;
      await prepare(warned);
      await prepare('savepoint warned');
      await prepare('select private.forget_inactive_accounts()');
      expect(await prepare(`select 1 from auth.users where id = '${person}'`)).toEqual([]);
      await prepare('rollback to savepoint warned');
      await prepare(`update auth.users set last_sign_in_at = now() where id = '${person}'`);
      await prepare('select private.forget_inactive_accounts()');
      expect(await prepare(`select 1 from auth.users where id = '${person}'`)).toHaveLength(1);
    }));
});

describe('a closed registration', () => {
  const register = ({ prepare }: Stage, data: object, email = 'neuve@example.fr') =>
    prepare('insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)', [id.newcomer, email, data]);

  it.each([
    ['clients', {}, 'Les inscriptions sont fermées pour le moment. Revenez un peu plus tard.'],
    [
      'partners',
      { role: 'partner', partner_type: 'florist' },
      'Les inscriptions des prestataires sont fermées pour le moment. Revenez un peu plus tard.',
    ],
  ])('of %s refuses new accounts with a sentence', (audience, data, message) =>
    story(async (stage) => {
      await set(stage, 'signup', { [audience]: false });
      await expect(register(stage, data)).rejects.toMatchObject({ code: 'PT403', detail: 'signup-closed', message });
    }),
  );

  it('lets those in who were invited to the team of an event', () =>
    story(async (stage) => {
      await noteMails(stage);
      await set(stage, 'signup', { clients: false });
      await stage.call(owner, `select public.invite_member($1, 'neuve@example.fr', 'viewer')`, [event.a]);
      await register(stage, {}, 'Neuve@example.fr');
      expect(await stage.prepare(`select role from public.profiles where id = '${id.newcomer}'`)).toEqual([
        { role: 'client' },
      ]);
    }));
});

describe('a test mail', () => {
  it('goes to the caller’s own address, and to nobody without the permission', () =>
    story(async (stage) => {
      await noteMails(stage);
      await set(stage, 'identity', { name: 'Fêtes & Cie' });
      await stage.call(ada, 'select public.send_test_mail()');
      expect(await mails(stage)).toMatchObject([
        { recipient: 'ada@example.fr', body: expect.stringContaining('vient de Fêtes & Cie') },
      ]);
      for (const sql of ['select public.send_test_mail()', 'select public.test_mail_outcome(gen_random_uuid())']) {
        for (const who of [luc, stranger, anon])
          expect((await stage.refusal(who, sql)).code).toBe(insufficientPrivilege);
      }
    }));

  it('has the name of the sender, or else the name of the site', () =>
    story(async (stage) => {
      const name = async () => (await stage.prepare('select private.mail_sender_name() as name'))[0]?.['name'];
      expect(await name()).toBe('Liesse');
      await set(stage, 'mail', { sender_name: 'L’équipe' });
      expect(await name()).toBe('L’équipe');
    }));
});

describe('a logo', () => {
  const add = (name: string) =>
    `insert into storage.objects (bucket_id, name, owner_id) values ('site-pictures', '${name}', null) returning name`;
  const file = 'logo/11111111-1111-4111-8111-111111111111.webp';

  it('is stored by those who manage the system alone, under a name of its own', () =>
    story(async ({ rows, refusal }) => {
      expect(await rows(ada, add(file))).toHaveLength(1);
      for (const who of [luc, stranger, anon]) expect((await refusal(who, add(file))).code).toBe(insufficientPrivilege);
      for (const name of ['logo/eve.svg', '../logo.webp', 'autre/11111111-1111-4111-8111-111111111111.webp'])
        expect((await refusal(ada, add(name))).code, name).toBe(insufficientPrivilege);
    }));
});
