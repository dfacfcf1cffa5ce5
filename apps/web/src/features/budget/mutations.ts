// What is done to the budget. Each answers with a value; what was written over by somebody else is refused as stale.
import type { TablesInsert, TablesUpdate } from '@liesse/database';
import type { ProposedCategory } from '@liesse/domain';
import { attempt, type Done } from '#web/features/auth/mutations.ts';
import type { Instalment, Line } from '#web/features/budget/ledger.ts';
import type { PlannedInstalment } from '#web/features/budget/plan.ts';
import { type Saved, savedOf } from '#web/features/events/mutations.ts';
import { reasonOf } from '#web/features/events/refusals.ts';
import { type Refusal, refusalOf } from '#web/lib/refusal.ts';
import { supabase } from '#web/lib/supabase.ts';
import { budget as text } from '#web/locales/fr/budget.ts';

export const sentenceOf = (refusal: Refusal): string => text.refusals[reasonOf(refusal)] ?? refusal.message;

interface BudgetStart {
  cents: number;
  /** Null leaves the event's own. */
  guests: number | null;
  plan: readonly ProposedCategory[];
}

/** All of it or nothing. */
export async function startBudget(
  eventId: string,
  { cents, guests, plan }: BudgetStart,
): Promise<{ ok: true; items: number } | Refusal> {
  return attempt(async () => {
    const client = await supabase();
    const { data, error } = await client.rpc('start_budget', {
      of_event: eventId,
      total_cents: cents,
      plan: plan.map((part) => ({ ...part, items: part.items.map((item) => ({ ...item })) })),
      ...(guests !== null && { guests }),
    });
    return error ? refusalOf(error) : { ok: true, items: (data as { items: number }).items };
  });
}

type NewRow<Row extends { position: unknown }> = Omit<Row, 'position'> & { position?: number };

/** Without a position the database puts it at the end. */
export async function addCategory(row: NewRow<TablesInsert<'budget_categories'>>): Promise<Saved> {
  return attempt(async () => {
    const client = await supabase();
    const { data, error } = await client
      .from('budget_categories')
      .insert(row as TablesInsert<'budget_categories'>)
      .select('version');
    return error ? refusalOf(error) : savedOf(data);
  });
}

export async function saveCategory(
  id: string,
  version: number,
  change: TablesUpdate<'budget_categories'>,
): Promise<Saved> {
  return attempt(async () => {
    const client = await supabase();
    const { data, error } = await client
      .from('budget_categories')
      .update(change)
      .eq('id', id)
      .eq('version', version)
      .select('version');
    return error ? refusalOf(error) : savedOf(data);
  });
}

export async function removeCategory(id: string): Promise<Done> {
  return attempt(async () => {
    const client = await supabase();
    const { error } = await client.from('budget_categories').delete().eq('id', id);
    return error ? refusalOf(error) : { ok: true };
  });
}

export async function addLine(row: NewRow<TablesInsert<'budget_items'>>): Promise<Saved> {
  return attempt(async () => {
    const client = await supabase();
    const { data, error } = await client
      .from('budget_items')
      .insert(row as TablesInsert<'budget_items'>)
      .select('version');
    return error ? refusalOf(error) : savedOf(data);
  });
}

export async function saveLine(id: string, version: number, change: TablesUpdate<'budget_items'>): Promise<Saved> {
  return attempt(async () => {
    const client = await supabase();
    const { data, error } = await client
      .from('budget_items')
      .update(change)
      .eq('id', id)
      .eq('version', version)
      .select('version');
    return error ? refusalOf(error) : savedOf(data);
  });
}

export async function removeLine(id: string): Promise<Done> {
  return attempt(async () => {
    const client = await supabase();
    const { error } = await client.from('budget_items').delete().eq('id', id);
    return error ? refusalOf(error) : { ok: true };
  });
}

/** A deleted line as it was, with the instalments that went with it. */
export async function restoreLine(eventId: string, line: Line, instalments: readonly Instalment[]): Promise<Done> {
  const { partner_name: _name, quote_id: _quote, version: _version, ...row } = line;
  const added = await addLine({ ...row, event_id: eventId });
  if (!added.ok || instalments.length === 0) return added.ok ? { ok: true } : added;
  return attempt(async () => {
    const client = await supabase();
    const rows = instalments.map(({ id, item_id, label, kind, due_on, days_before, amount_cents, position }) => ({
      id,
      item_id,
      label,
      kind,
      due_on,
      days_before,
      amount_cents,
      position,
      event_id: eventId,
    }));
    const { error } = await client.from('instalments').insert(rows);
    return error ? refusalOf(error) : { ok: true };
  });
}

export async function placeRow(
  table: 'budget_items' | 'budget_categories',
  id: string,
  before: string | null,
): Promise<Done> {
  return attempt(async () => {
    const client = await supabase();
    const { error } = await client.rpc('place_row', {
      of_table: table,
      row_id: id,
      ...(before !== null && { before_id: before }),
    });
    return error ? refusalOf(error) : { ok: true };
  });
}

export async function setInstalments(lineId: string, plan: readonly PlannedInstalment[]): Promise<Done> {
  return attempt(async () => {
    const client = await supabase();
    const { error } = await client.rpc('set_instalments', { item: lineId, plan: plan.map((row) => ({ ...row })) });
    return error ? refusalOf(error) : { ok: true };
  });
}

/** What a line that is paid in full, or beyond, still had to come. */
export async function dropUnpaid(lineId: string): Promise<Done> {
  return attempt(async () => {
    const client = await supabase();
    const { error } = await client.from('instalments').delete().eq('item_id', lineId).is('paid_on', null);
    return error ? refusalOf(error) : { ok: true };
  });
}

/** Null takes the payment back. */
export async function payInstalment({ id, version }: Instalment, paidOn: string | null): Promise<Saved> {
  return changeInstalment(id, version, { paid_on: paidOn });
}

export async function changeInstalment(
  id: string,
  version: number,
  change: TablesUpdate<'instalments'>,
): Promise<Saved> {
  return attempt(async () => {
    const client = await supabase();
    const { data, error } = await client
      .from('instalments')
      .update(change)
      .eq('id', id)
      .eq('version', version)
      .select('version');
    return error ? refusalOf(error) : savedOf(data);
  });
}

export interface NewEstimate {
  id: string;
  version: number;
  estimated_cents?: number;
  unit_cents?: number;
}

/** All of it or nothing. */
export async function applySupposition(
  eventId: string,
  lines: readonly NewEstimate[],
  guests: number | null,
): Promise<Done> {
  return attempt(async () => {
    const client = await supabase();
    const { error } = await client.rpc('apply_supposition', {
      of_event: eventId,
      lines: lines.map((line) => ({ ...line })),
      ...(guests !== null && { guests }),
    });
    return error ? refusalOf(error) : { ok: true };
  });
}
