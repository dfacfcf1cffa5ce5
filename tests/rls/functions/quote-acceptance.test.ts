// The proof of an acceptance, and the options that a client chooses with it.
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { item } from '#tests/rls/support/planning-fixture.ts';
import {
  accept,
  type Booking,
  editor,
  offer,
  owner,
  paulin,
  petra,
  stranger,
  viewer,
  withoutBudget,
} from '#tests/rls/support/quote-steps.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const choose = 'select public.accept_quote($1, $2, $3)';
const certificate = 'select public.quote_certificate($1)';
const bon = 'Bon pour accord';

const lines = [
  { label: 'Arche', quantity: 1, unit_cents: 100_000, vat_rate: 20 },
  { label: 'Lanternes', quantity: 1, unit_cents: 20_000, vat_rate: 20, is_optional: true },
  { label: 'Rubans', quantity: 10, unit_cents: 1000, vat_rate: 10, is_optional: true, is_per_guest: true },
];
const terms = [
  { label: '', kind: 'acompte', amount_cents: 40_000, days_before: null },
  { label: '', kind: 'solde', amount_cents: 80_000, days_before: 7 },
];

const optionOf = async ({ rows }: Stage, quote: string, label: string): Promise<string> => {
  const [row] = await rows<{ id: string }>(
    owner,
    'select id from public.quote_lines where quote_id = $1 and label = $2',
    [quote, label],
  );
  return row?.id ?? '';
};

it('an option that was not chosen is in no total, budget or instalment', () =>
  story(async (stage) => {
    const quote = await offer(stage, { lines, terms });
    const booking = await stage.call<Booking>(owner, choose, [quote, [await optionOf(stage, quote, 'Lanternes')], bon]);
    const [row] = await stage.rows(
      owner,
      `select i.committed_cents::int, i.is_per_guest, q.total_ttc_cents::int as total
       from public.budget_items i join public.quotes q on q.id = i.quote_id where i.id = $1`,
      [booking.item_id],
    );
    expect(row).toEqual({ committed_cents: 144_000, is_per_guest: false, total: 144_000 });
    expect(
      await stage.rows(
        owner,
        'select kind, amount_cents::int as cents from public.instalments where item_id = $1 order by position',
        [booking.item_id],
      ),
    ).toEqual([
      { kind: 'acompte', cents: 40_000 },
      { kind: 'solde', cents: 104_000 },
    ]);
  }));

it('the words are needed, and options are those of the quote', () =>
  story(async (stage) => {
    const quote = await offer(stage, { lines, terms });
    for (const words of ['', 'Oui', null]) {
      expect(await stage.refusal(owner, choose, [quote, [], words])).toMatchObject({
        reason: 'invalid',
        hint: 'words',
      });
    }
    const fixed = await optionOf(stage, quote, 'Arche');
    for (const chosen of [fixed, item.a]) {
      expect(await stage.refusal(owner, choose, [quote, [chosen], bon])).toMatchObject({ reason: 'unknown-option' });
    }
    await stage.call(owner, choose, [quote, null, '  bon  POUR accord ']);
  }));

it('both sides read the proof, whose hash is that of the document', () =>
  story(async (stage) => {
    const quote = await offer(stage, { lines, terms });
    expect(await stage.call(petra, certificate, [quote])).toBeNull();
    const chosen = [await optionOf(stage, quote, 'Rubans')];
    const first = await stage.call<{ document_hash: string }>(owner, choose, [quote, chosen, bon]);
    const proof = await stage.call<Record<string, string>>(petra, certificate, [quote]);
    expect(proof).toMatchObject({ words: bon, accepted_by_name: 'Alice', document_hash: first.document_hash });
    const text = proof['document'] ?? '';
    expect(createHash('sha256').update(text).digest('hex')).toBe(first.document_hash);
    expect(JSON.parse(text)).toMatchObject({
      quote: { total_ttc_cents: 131_000, deposit_kind: 'acompte', version: 1 },
      seller: { name: 'Les Fleurs de Petra' },
      client: { name: 'Alice' },
      lines: [{ label: 'Arche' }, { is_chosen: false }, { is_chosen: true }],
    });
    for (const caller of [owner, editor, viewer]) {
      expect(await stage.call(caller, certificate, [quote])).toEqual(proof);
    }
    for (const caller of [withoutBudget, stranger, paulin]) {
      expect(await stage.call(caller, certificate, [quote])).toBeNull();
    }
    // A repeated acceptance changes nothing, whatever it chooses.
    expect(await stage.call(editor, accept, [quote])).toMatchObject({
      repeated: true,
      document_hash: first.document_hash,
    });
    expect(await stage.call(petra, certificate, [quote])).toEqual(proof);
  }));

it('the proof ends five years after the event', () =>
  story(async (stage) => {
    const quote = await offer(stage);
    await stage.call(owner, accept, [quote]);
    await stage.prepare('select private.forget_guests()');
    expect(await stage.call(petra, certificate, [quote])).not.toBeNull();
    await stage.prepare(
      `update public.quotes set starts_on = current_date - interval '5 years 1 day', ends_on = null where id = $1`,
      [quote],
    );
    await stage.prepare('select private.forget_guests()');
    expect(await stage.call(petra, certificate, [quote])).toBeNull();
  }));
