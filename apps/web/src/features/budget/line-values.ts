// Conversions of a line between its row and the values of its form, and the words for a value that somebody else saved.
import type { TablesUpdate } from '@liesse/database';
import { partnerTypes } from '@liesse/domain';
import type { LineForm } from '#web/features/budget/forms.ts';
import type { Category, Line } from '#web/features/budget/ledger.ts';
import type { PartnerOption } from '#web/features/events/link-options.ts';
import type { Version } from '#web/features/events/versions/versions.ts';
import type { TradeLabel } from '#web/lib/boot/trades.ts';
import { formatMoney } from '#web/lib/format/format.ts';
import { budget } from '#web/locales/fr/client/budget.ts';
import { eventForms } from '#web/locales/fr/client/event-forms.ts';

export const newLine = (categoryId: string | null): Version<LineForm> => ({
  version: 0,
  values: {
    label: '',
    categoryId: categoryId ?? '',
    trade: '',
    partnerId: '',
    isPerGuest: false,
    estimated: null,
    unit: null,
    quoted: null,
    committed: null,
    notes: '',
  },
});

export const versionOf = (line: Line): Version<LineForm> => ({
  version: line.version,
  values: {
    label: line.label,
    categoryId: line.category_id ?? '',
    trade: partnerTypes.find((trade) => trade === line.trade) ?? '',
    partnerId: line.event_partner_id ?? '',
    isPerGuest: line.is_per_guest,
    estimated: line.estimated_cents,
    unit: line.unit_cents,
    quoted: line.quoted_cents,
    committed: line.committed_cents,
    notes: line.notes,
  },
});

type Written = TablesUpdate<'budget_items'> & { label: string };

/** An amount that was agreed for a head count stores that head count. */
export function changeOf(form: LineForm, guests: number | null, before: Line | null): Written {
  const isAgreed = form.isPerGuest && (form.quoted !== null || form.committed !== null);
  const isSame = before?.quoted_cents === form.quoted && before.committed_cents === form.committed;
  return {
    label: form.label,
    category_id: form.categoryId === '' ? null : form.categoryId,
    trade: form.trade === '' ? null : form.trade,
    event_partner_id: form.partnerId === '' ? null : form.partnerId,
    is_per_guest: form.isPerGuest,
    // A line per guest stores its whole amount too, for when the head count is unknown.
    estimated_cents: form.isPerGuest
      ? guests === null
        ? (form.estimated ?? 0)
        : (form.unit ?? 0) * guests
      : (form.estimated ?? 0),
    unit_cents: form.isPerGuest ? form.unit : null,
    quoted_cents: form.quoted,
    committed_cents: form.committed,
    guests_counted: isAgreed ? (isSame ? before.guests_counted : guests) : null,
    notes: form.notes,
  };
}

export function tradeName(trade: string | null, labelOf: TradeLabel): string | null {
  const known = partnerTypes.find((one) => one === trade);
  return known === undefined ? null : labelOf(known);
}

/** Describes for the conflict notice what somebody else saved in a field. */
export function describe(
  field: keyof LineForm,
  value: unknown,
  categories: readonly Category[],
  partners: readonly PartnerOption[],
  labelOf: TradeLabel,
): { label: string; value: string } {
  return { label: budget.line.fields[field], value: describeValue(field, value, categories, partners, labelOf) };
}

function describeValue(
  field: keyof LineForm,
  value: unknown,
  categories: readonly Category[],
  partners: readonly PartnerOption[],
  labelOf: TradeLabel,
): string {
  if (typeof value === 'number') return formatMoney(value);
  if (typeof value === 'boolean') return value ? eventForms.conflict.yes : eventForms.conflict.no;
  if (typeof value !== 'string') return '';
  if (field === 'categoryId') return categories.find(({ id }) => id === value)?.name ?? budget.ledger.noCategory;
  if (field === 'partnerId') return partners.find(({ id }) => id === value)?.name ?? '';
  if (field === 'trade') return tradeName(value, labelOf) ?? '';
  return value;
}
