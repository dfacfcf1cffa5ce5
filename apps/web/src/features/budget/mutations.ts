// What is done to the budget. Each answers with a value; what was written over by somebody else is refused as stale.
import type { TablesInsert, TablesUpdate } from '@liesse/database';
import type { ProposedCategory } from '@liesse/domain';
import type { Instalment, Line } from '#web/features/budget/ledger.ts';
import type { PlannedInstalment } from '#web/features/budget/plan.ts';
import { callApi, refusalReason, type Saved, updateVersion, writeApi } from '#web/lib/api/calls.ts';
import type { Done, Refusal } from '#web/lib/api/refusal.ts';
import { budget as text } from '#web/locales/fr/budget.ts';

export const sentenceOf = (refusal: Refusal): string => text.refusals[refusalReason(refusal)] ?? refusal.message;

interface BudgetStart {
  cents: number;
  /** Null leaves the event's own. */
  guests: number | null;
  plan: readonly ProposedCategory[];
}

/** All of it or nothing. */
export const startBudget = (
  eventId: string,
  { cents, guests, plan }: BudgetStart,
): Promise<{ ok: true; items: number } | Refusal> =>
  callApi(
    (client) =>
      client.rpc('start_budget', {
        of_event: eventId,
        total_cents: cents,
        plan: plan.map((part) => ({ ...part, items: part.items.map((item) => ({ ...item })) })),
        ...(guests !== null && { guests }),
      }),
    (data) => ({ items: (data as { items: number }).items }),
  );

type NewRow<Row extends { position: unknown }> = Omit<Row, 'position'> & { position?: number };

/** Without a position the database puts it at the end. */
export const addCategory = (row: NewRow<TablesInsert<'budget_categories'>>): Promise<Saved> =>
  callApi(
    (client) =>
      client
        .from('budget_categories')
        .insert(row as TablesInsert<'budget_categories'>)
        .select('version')
        .single(),
    (made) => made,
  );

export const saveCategory = (id: string, version: number, change: TablesUpdate<'budget_categories'>): Promise<Saved> =>
  updateVersion(version, (client) => client.from('budget_categories').update(change).eq('id', id));

export const removeCategory = (id: string): Promise<Done> =>
  writeApi((client) => client.from('budget_categories').delete().eq('id', id));

export const addLine = (row: NewRow<TablesInsert<'budget_items'>>): Promise<Saved> =>
  callApi(
    (client) =>
      client
        .from('budget_items')
        .insert(row as TablesInsert<'budget_items'>)
        .select('version')
        .single(),
    (made) => made,
  );

export const saveLine = (id: string, version: number, change: TablesUpdate<'budget_items'>): Promise<Saved> =>
  updateVersion(version, (client) => client.from('budget_items').update(change).eq('id', id));

export const removeLine = (id: string): Promise<Done> =>
  writeApi((client) => client.from('budget_items').delete().eq('id', id));

/** A deleted line as it was, with the instalments that went with it. */
export async function restoreLine(eventId: string, line: Line, instalments: readonly Instalment[]): Promise<Done> {
  const { partner_name: _name, quote_id: _quote, version: _version, ...row } = line;
  const added = await addLine({ ...row, event_id: eventId });
  if (!added.ok || instalments.length === 0) return added.ok ? { ok: true } : added;
  return writeApi((client) => {
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
    return client.from('instalments').insert(rows);
  });
}

export const placeRow = (
  table: 'budget_items' | 'budget_categories',
  id: string,
  before: string | null,
): Promise<Done> =>
  writeApi((client) =>
    client.rpc('place_row', {
      of_table: table,
      row_id: id,
      ...(before !== null && { before_id: before }),
    }),
  );

export const setInstalments = (lineId: string, plan: readonly PlannedInstalment[]): Promise<Done> =>
  writeApi((client) => client.rpc('set_instalments', { item: lineId, plan: plan.map((row) => ({ ...row })) }));

/** What a line that is paid in full, or beyond, still had to come. */
export const dropUnpaid = (lineId: string): Promise<Done> =>
  writeApi((client) => client.from('instalments').delete().eq('item_id', lineId).is('paid_on', null));

/** Null takes the payment back. */
export async function payInstalment({ id, version }: Instalment, paidOn: string | null): Promise<Saved> {
  return changeInstalment(id, version, { paid_on: paidOn });
}

export const changeInstalment = (id: string, version: number, change: TablesUpdate<'instalments'>): Promise<Saved> =>
  updateVersion(version, (client) => client.from('instalments').update(change).eq('id', id));

export interface NewEstimate {
  id: string;
  version: number;
  estimated_cents?: number;
  unit_cents?: number;
}

/** All of it or nothing. */
export const applySupposition = (
  eventId: string,
  lines: readonly NewEstimate[],
  guests: number | null,
): Promise<Done> =>
  writeApi((client) =>
    client.rpc('apply_supposition', {
      of_event: eventId,
      lines: lines.map((line) => ({ ...line })),
      ...(guests !== null && { guests }),
    }),
  );
