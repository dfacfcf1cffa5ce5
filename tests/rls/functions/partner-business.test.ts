// The business behind a listing: its numbers are checked as the domain checks them, its bank account is the owner's alone, and a
// listing without it is not submitted.
import { isIban, isSiret, isVatNumber, vatNumberOf } from '@liesse/domain';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { asVenue } from '#tests/rls/matrix/directory-statements.ts';
import { checkViolation, connect, insufficientPrivilege, verdict } from '#tests/rls/support/attempt.ts';
import { cast, id } from '#tests/rls/support/callers.ts';
import { partner } from '#tests/rls/support/directory-fixture.ts';
import { connectStory } from '#tests/rls/support/transaction.ts';

const { attempt, seen } = connect();
const story = connectStory();
const { anon, owner, partner: petra, stranger, service_role: service } = cast;
const ada = cast['admin with permission'];
const luc = cast['admin without permission'];

const change = (set: string) => `update public.partner_businesses set ${set} where partner_id = '${partner.listed}'`;
const draft = `update public.partners set state = 'draft', refusal_reason = null where id = '${partner.listed}';`;

describe('the numbers of a business', () => {
  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client(inject('database'));
    await client.connect();
  });
  afterAll(() => client.end());

  const digit = fc.constantFrom(...'0123456789');
  const digits = (length: number) => fc.string({ unit: digit, minLength: length, maxLength: length });
  const sign = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const siret = fc.oneof(
    digits(14),
    digits(5).map((establishment) => `356000000${establishment}`),
    fc.string({ unit: digit, maxLength: 16 }),
  );
  const iban = fc.oneof(
    fc
      .string({ unit: sign, minLength: 11, maxLength: 30 })
      .chain((account) => fc.integer({ min: 0, max: 99 }).map((key) => `DE${String(key).padStart(2, '0')}${account}`)),
    fc.integer({ min: 0, max: 99 }).map((key) => `FR${String(key).padStart(2, '0')}20041010050500013M02606`),
    // One of a hundred keys is right, so the right one is among the samples by itself.
    fc.constant('FR1420041010050500013M02606'),
    fc.string({ maxLength: 30 }),
  );
  const vatNumber = fc.oneof(
    digits(9).map(vatNumberOf),
    digits(11).map((number) => `FR${number}`),
    fc.string(),
  );

  it.each([
    ['is_siret', siret, isSiret],
    ['is_iban', iban, isIban],
    ['is_vat_number', vatNumber, isVatNumber],
  ] as const)('are read by %s as by the domain', async (name, texts, isRight) => {
    const sample = fc.sample(texts, 400).filter((text) => !text.includes('\u0000'));
    const { rows } = await client.query<{ text: string; right: boolean }>(
      `select text, private.${name}(text) as right from unnest($1::text[]) as text`,
      [sample],
    );
    expect(rows.map(({ right }) => right)).toEqual(rows.map(({ text }) => isRight(text)));
    expect(rows.some(({ right }) => right)).toBe(true);
  });

  it('are refused when they are wrong, or another business’s', async () => {
    for (const set of [
      `siret = '73282932000075'`,
      `iban = 'FR1420041010050500013M02607'`,
      `bic = 'BNP'`,
      `vat_regime = 'assujetti'`,
      `vat_number = 'FR44732829320'`,
      `vat_regime = 'assujetti', vat_number = 'FR40303265045'`,
      'vat_on_debits = true',
      `postcode = '2120'`,
      `legal_form = 'gmbh'`,
      `share_capital_cents = 100000`,
      `legal_form = 'sarl', share_capital_cents = 0`,
      `legal_name = ''`,
    ]) {
      expect(verdict(await attempt(petra, change(set))), set).toBe(checkViolation);
    }
    const taxed = `vat_regime = 'assujetti', vat_number = 'FR44732829320', vat_on_debits = true, rcs_city = 'Dijon',
      legal_form = 'sarl', share_capital_cents = 800000`;
    expect(verdict(await attempt(petra, change(taxed)))).toBe(1);
  });
});

describe('a business', () => {
  const read = (listing: string) => `select public.partner_business('${listing}') as business`;

  it('is read by those who check listings, without its bank account', async () => {
    const [row] = await seen(ada, read(partner.listed));
    expect(row?.business).toMatchObject({ siret: '73282932000074', legal_form: 'micro' });
    expect(row?.business).not.toHaveProperty('iban');
    expect(row?.business).not.toHaveProperty('bic');
    expect(verdict(await attempt(luc, read(partner.hidden), asVenue))).toBe(1);
    expect(verdict(await attempt(luc, read(partner.listed), asVenue))).toBe(insufficientPrivilege);
    for (const caller of [anon, owner, petra, stranger, luc, service]) {
      expect(verdict(await attempt(caller, read(partner.listed)))).toBe(insufficientPrivilege);
    }
  });

  it('keeps its company once the listing is checked, but may move', async () => {
    const moved = `siret = '73282932000124'`;
    const other = `siret = '44306184100047'`;
    expect(verdict(await attempt(petra, change(other)))).toBe('PT409');
    expect(verdict(await attempt(petra, change(other), draft))).toBe(1);
    expect(isSiret('73282932000124')).toBe(true);
    expect(verdict(await attempt(petra, change(moved)))).toBe(1);
    expect(verdict(await attempt(service, change(other)))).toBe(1);
  });
});

describe('the start of a listing', () => {
  const start = (trade: string) => `select public.start_listing('${trade}')`;

  it('makes a draft, changes its trade, and the account follows', () =>
    story(async ({ prepare, call, rows }) => {
      await prepare(`delete from public.partners where owner_id = '${id.petra}'`);
      const made = await call<string>(petra, start('caterer'));
      expect(await call(petra, start('dj'))).toBe(made);
      expect(await rows(petra, `select type, state, name from public.partners where id = '${made}'`)).toEqual([
        { type: 'dj', state: 'draft', name: 'Petra' },
      ]);
      expect(await rows(petra, `select partner_type from public.profiles where id = '${id.petra}'`)).toEqual([
        { partner_type: 'dj' },
      ]);
    }));

  it('is refused to others, and for another trade once the listing is checked', async () => {
    expect(verdict(await attempt(petra, start('dj')))).toBe('PT409');
    expect(verdict(await attempt(petra, start('florist')))).toBe(1);
    expect(verdict(await attempt(petra, start('voyance'), draft))).toBe(checkViolation);
    for (const caller of [anon, owner, ada, service]) {
      expect(verdict(await attempt(caller, start('dj')))).toBe(insufficientPrivilege);
    }
  });
});

describe('one’s own listing', () => {
  it('is shown whole to its owner alone', async () => {
    const read = 'select public.own_listing() as listing';
    const [row] = await seen(petra, read);
    expect(row?.listing).toMatchObject({
      id: partner.listed,
      services: [{ name: 'Bouquet' }, { name: 'Arche fleurie' }],
      photos: [{ alt: 'Un bouquet' }, { alt: 'Une arche', state: 'hidden' }],
      questions: [{ question: 'Livrez-vous ?' }],
      changes: { name: 'Fleurs de Beaune' },
      business: { iban: 'FR1420041010050500013M02606' },
      gaps: [],
    });
    expect(JSON.stringify(row)).not.toContain(id.petra);
    for (const caller of [owner, ada]) expect(await seen(caller, read)).toEqual([{ listing: null }]);
    expect(verdict(await attempt(anon, read))).toBe(insufficientPrivilege);
  });
});

describe('a listing that is submitted', () => {
  const submit = 'select public.submit_partner()';

  it('has everything that is checked, and the refusal names what is missing', () =>
    story(async ({ prepare, call, refusal }) => {
      await prepare(draft);
      await prepare('delete from public.partner_businesses; delete from public.partner_services');
      await prepare(`update public.partners set description = 'Court', commune = '', postcode = null, latitude = null,
        longitude = null where id = '${partner.listed}'`);
      const missing: string[] = [];
      const fill = [
        `insert into public.partner_businesses (partner_id, legal_form, legal_name, siret)
          values ('${partner.listed}', 'ei', 'Petra Fleur', '73282932000074')`,
        `update public.partners set commune = 'Beaune', postcode = '21200' where id = '${partner.listed}'`,
        `insert into public.partner_services (partner_id, name) values ('${partner.listed}', 'Bouquet')`,
        `update public.partners set description = repeat('Des fleurs. ', 8) where id = '${partner.listed}'`,
      ];
      for (const step of fill) {
        const refused = await refusal(petra, submit);
        expect(refused).toMatchObject({ code: 'PT422', reason: 'incomplete' });
        missing.push(refused.message);
        await prepare(step);
      }
      expect(missing.map((message) => message.split(', ').length)).toEqual([4, 3, 2, 1]);
      expect(missing[0]).toContain('SIRET');
      expect(await call(petra, submit)).toBe('pending');
    }));

  it('has the address of its name, and its owner learns the decision', () =>
    story(async ({ prepare, call, rows }) => {
      await prepare(draft);
      await rows(petra, `update public.partners set name = 'Pivoines & Cie' where id = '${partner.listed}'`);
      await call(petra, submit);
      expect(await rows(petra, `select slug from public.partners where id = '${partner.listed}'`)).toEqual([
        { slug: 'pivoines-cie' },
      ]);
      await call(ada, `select public.decide_partner('${partner.listed}', 'refused', 'Photos floues')`);
      const note = `select title, body, href from public.notifications where title like 'Votre fiche%'`;
      expect(await rows(petra, note)).toEqual([
        { title: 'Votre fiche est refusée', body: 'Photos floues', href: '/partner/listing' },
      ]);
    }));
});

describe('what belongs to a listing', () => {
  const order = (part: string, ids: readonly string[]) =>
    `select public.order_listing('${part}', '{${ids.join(',')}}')`;

  it('is put in order by its owner', () =>
    story(async ({ call, rows, refusal }) => {
      const list = 'select id, name from public.partner_services order by position, id';
      const before = await rows<{ id: string; name: string }>(petra, list);
      expect(before.map(({ name }) => name)).toEqual(['Bouquet', 'Arche fleurie']);
      const ids = before.map((row) => row.id).toReversed();
      expect(await call(petra, order('services', ids))).toBe(2);
      expect((await rows<{ name: string }>(petra, list)).map(({ name }) => name)).toEqual(['Arche fleurie', 'Bouquet']);
      expect(await call(stranger, order('services', ids.toReversed()))).toBe(0);
      expect(await refusal(petra, order('partners', []))).toMatchObject({ code: 'PT422' });
      expect(await refusal(anon, order('services', ids))).toMatchObject({ code: insufficientPrivilege });
    }));

  it('has twenty questions at most', async () => {
    const add = (count: number) =>
      `insert into public.partner_questions (partner_id, question, answer)
        select '${partner.listed}', 'Question ' || n, 'Réponse' from generate_series(1, ${count}) as n`;
    expect(verdict(await attempt(petra, add(19)))).toBe(19);
    expect(verdict(await attempt(petra, add(20)))).toBe('PT409');
  });
});
