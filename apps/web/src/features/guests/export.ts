// Exports the guests of the current view as CSV or XLSX.
import type { ListedMoment } from '@liesse/domain';
import { answerTo, type Person } from '#web/features/guests/guest-cache.ts';
import type { InvitationState } from '#web/features/guests/list/filters.ts';
import type { Table } from '#web/lib/files/sheets/csv-read.ts';
import { formatPhone } from '#web/lib/format/phone.ts';
import { guestImport } from '#web/locales/fr/client/guest-import.ts';
import { guests as text } from '#web/locales/fr/client/guests.ts';

export type ExportKind = 'csv' | 'xlsx';

/** The headers are those that the import recognises, so that an exported file can be imported. */
export function exportTable(people: readonly Person[], moments: readonly ListedMoment[]): Table {
  const { fields } = guestImport.columns;
  const headers = [
    fields.household,
    fields.first_name,
    fields.last_name,
    fields.age_group,
    fields.email,
    fields.phone,
    fields.address,
    fields.side,
    fields.tags,
    fields.diet,
    text.columns.allergies,
    text.sort.state,
    ...moments.map(({ name }) => name),
  ];
  const rows = people.map((person) => [
    person.household.name,
    person.first_name,
    person.last_name,
    text.ages[person.age_group],
    person.email ?? '',
    formatPhone(person.phone ?? ''),
    person.household.address ?? '',
    person.household.side ?? '',
    person.household.tags.join(', '),
    person.diet ?? '',
    person.allergies ?? '',
    text.states[person.household.invitation_state as InvitationState],
    ...moments.map((_, index) => text.exportAnswers[answerTo(person, index)]),
  ]);
  return [headers, ...rows];
}

/** The writers are loaded at the first download. */
export async function downloadTable(table: Table, kind: ExportKind, name: string): Promise<void> {
  const file = kind === 'csv' ? await csvFile(table) : await xlsxFile(table, name);
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replaceAll(/[\\/:*?"<>|]+/g, ' ').trim()}.${kind}`;
  link.click();
  // Some browsers read the file only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

async function csvFile(table: Table): Promise<Blob> {
  const { writeCsv } = await import('#web/lib/files/sheets/csv-write.ts');
  return new Blob([writeCsv(table)], { type: 'text/csv;charset=utf-8' });
}

async function xlsxFile(table: Table, name: string): Promise<Blob> {
  const { writeXlsx } = await import('#web/lib/files/sheets/xlsx-write.ts');
  return writeXlsx(table, name);
}
