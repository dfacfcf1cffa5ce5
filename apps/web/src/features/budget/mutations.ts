// Writes of the budget. Each returns a result or a refusal; a row that somebody else saved first is refused as stale.
import type { TablesInsert, TablesUpdate } from '@liesse/database';
import type { ProposedCategory } from '@liesse/domain';
import * as z from 'zod/mini';
import type { Instalment, Line } from '#web/features/budget/ledger.ts';
import type { PlannedInstalment } from '#web/features/budget/plan.ts';
import { callApi, refusalSentence, type Saved, updateVersion, writeApi } from '#web/lib/api/calls.ts';
import type { Done, Refusal } from '#web/lib/api/refusal.ts';
import { budget as text } from '#web/locales/fr/client/budget.ts';

export const budgetRefusalSentence = (refusal: Refusal): string => refusalSentence(refusal, text.refusals);

export interface Proposal {
  cents: number;
  /** Null does not change the event's head count. */
  guests: number | null;
  plan: readonly ProposedCategory[];
}

const startedBudget = z.object({ items: z.number() });

/** Writes the whole proposal or nothing. */
export const startBudget = (
  eventId: string,
  { cents, guests, plan }: Proposal,
): Promise<{ ok: true; items: number } | Refusal> =>
  callApi(
    (client) =>
      client.rpc('start_budget', {
        of_event: eventId,
        total_cents: cents,
        plan: plan.map((part) => ({ ...part, items: part.items.map((item) => ({ ...item })) })),
        ...(guests !== null && { guests }),
      }),
    (data) => startedBudget.parse(data),
  );

type NewRow<Row extends { position: unknown }> = Omit<Row, 'position'> & { position?: number };

/** The database puts a row without a position at the end. */
export const addCategory = (row: NewRow<TablesInsert<'budget_categories'>>): Promise<Saved> =>
  callApi(
    (client) =>
      client
        .from('budget_categories')
        .insert(row as TablesInsert<'budget_categories'>)
        .select('version')
        .single(),
    (inserted) => inserted,
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
    (inserted) => inserted,
  );

export const saveLine = (id: string, version: number, change: TablesUpdate<'budget_items'>): Promise<Saved> =>
  updateVersion(version, (client) => client.from('budget_items').update(change).eq('id', id));

export const removeLine = (id: string): Promise<Done> =>
  writeApi((client) => client.from('budget_items').delete().eq('id', id));

/** Writes a deleted line again with its instalments. */
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

/** Deletes the instalments that nobody has paid yet. */
export const deleteUnpaid = (lineId: string): Promise<Done> =>
  writeApi((client) => client.from('instalments').delete().eq('item_id', lineId).is('paid_on', null));

/** Null marks the instalment as unpaid again. */
export const payInstalment = (id: string, version: number, paidOn: string | null): Promise<Saved> =>
  changeInstalment(id, version, { paid_on: paidOn });

export const changeInstalment = (id: string, version: number, change: TablesUpdate<'instalments'>): Promise<Saved> =>
  updateVersion(version, (client) => client.from('instalments').update(change).eq('id', id));

export interface NewEstimate {
  id: string;
  version: number;
  estimated_cents?: number;
  unit_cents?: number;
}

/** Writes all estimates and the head count, or nothing. */
export const applyWhatIf = (eventId: string, lines: readonly NewEstimate[], guests: number | null): Promise<Done> =>
  writeApi((client) =>
    client.rpc('apply_what_if', {
      of_event: eventId,
      lines: lines.map((line) => ({ ...line })),
      ...(guests !== null && { guests }),
    }),
  );
