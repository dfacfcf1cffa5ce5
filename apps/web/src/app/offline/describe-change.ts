// A change in words: its fields with the wanted value, and for a conflict the value that is saved now.
import { hourOf } from '#web/features/timeline/entries.ts';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { formatMinutes } from '#web/lib/format/format.ts';
import type { Change } from '#web/lib/offline/change.ts';
import { guests } from '#web/locales/fr/client/guests.ts';
import { planning } from '#web/locales/fr/client/planning.ts';
import { offline as text } from '#web/locales/fr/ui/offline.ts';

export interface ChangedField {
  label: string;
  mine: string;
  /** Null where nobody else wrote the field. */
  theirs: string | null;
}

export function describeChange({ kind, mine, theirs, body }: Change): ChangedField[] {
  if (kind === 'message') return [{ label: text.fields['body'] ?? '', mine: body ?? '', theirs: null }];
  return Object.keys(mine)
    .filter((field) => field !== 'position')
    .map((field) => ({
      label: text.fields[field] ?? field,
      mine: describeValue(field, mine[field]),
      theirs: theirs !== undefined && field in theirs ? describeValue(field, theirs[field]) : null,
    }));
}

function describeValue(field: string, value: unknown): string {
  if (field === 'attending') return guests.chosenAnswers[value === null ? 'waiting' : value === true ? 'yes' : 'no'];
  if (value === null || value === '' || value === undefined) return text.dialog.nothing;
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (typeof value === 'number') {
    if (field === 'starts_minute') return hourOf(value);
    return field === 'duration_minutes' ? formatMinutes(value) : String(value);
  }
  if (typeof value !== 'string') return text.chosen;
  if (field === 'due_on' || field === 'paid_on') return formatCivilDate(value);
  // The device does not know the names behind ids.
  if (field.endsWith('_id')) return text.chosen;
  return names[field]?.[value] ?? value;
}

const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  state: planning.states,
  category: planning.categories,
  age_group: guests.ages,
};
