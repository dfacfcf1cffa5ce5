// What an entry changed, field by field, in words.
import type { AuditEntry } from '#web/features/audit-log/entry.ts';
import { formatCount, formatList, formatMoment } from '#web/lib/format/format.ts';
import { audit as text } from '#web/locales/fr/admin/audit.ts';
import { settings } from '#web/locales/fr/admin/settings.ts';

export interface Change {
  field: string;
  label: string;
  /** Null where the entry has no former state. */
  before: string | null;
  after: string | null;
}

type State = AuditEntry['before'];

/**
 * The fields that differ. An entry with one state alone shows all of its fields. The fields of a setting are listed one by one; its
 * version, which the history of settings shows, is left out.
 */
export function changesOf(entry: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const [before, after] = [flat(entry.before), flat(entry.after)];
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.flatMap((field) => {
    const [former, latter] = [before?.[field] ?? null, after?.[field] ?? null];
    const isEmpty = isNothing(former) && isNothing(latter);
    if (isEmpty || (before !== null && after !== null && JSON.stringify(former) === JSON.stringify(latter))) return [];
    const hasBefore = before !== null && field in before;
    const hasAfter = after !== null && field in after;
    return [
      {
        field,
        label: text.fields[field] ?? settingName(field) ?? field,
        before: hasBefore ? wordsOf(former, field) : null,
        after: hasAfter ? wordsOf(latter, field) : null,
      },
    ];
  });
}

function flat(state: State): State {
  if (state === null) return null;
  const { value, version, fields, ...rest } = state;
  if (isRecord(value)) return { ...value, ...rest };
  return { ...(value !== undefined && { value }), ...(fields !== undefined && { fields }), ...rest };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const settingNames: Readonly<Record<string, { label: string }>> = settings.fields;
const settingName = (field: string): string | undefined => settingNames[field]?.label;

const isNothing = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

function wordsOf(value: unknown, field: string): string {
  // An administrator without a list of permissions has those of the role.
  if (value === null) return field === 'permissions' ? text.all : text.nothing;
  if (Array.isArray(value))
    return value.length === 0 ? text.nothing : formatList(value.map((item) => wordsOf(item, field)));
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (typeof value === 'number') return formatCount(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (INSTANT.test(value)) return formatMoment(new Date(value));
  if (field === 'fields') return settingName(value) ?? text.values[value] ?? value;
  return text.values[value] ?? value;
}
