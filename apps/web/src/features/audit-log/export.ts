// The entries of the current filters as a file for spreadsheets, read page by page.
import type { AuditFilters } from '#web/features/audit-log/audit-filters.ts';
import { changesOf } from '#web/features/audit-log/difference.ts';
import type { AuditEntry } from '#web/features/audit-log/entry.ts';
import { actionOf, actorOf } from '#web/features/audit-log/entry-text.ts';
import { readPage } from '#web/features/audit-log/queries.ts';
import { download } from '#web/lib/files/download.ts';
import { audit as text } from '#web/locales/fr/admin/audit.ts';

const PAGE_SIZE = 500;
/** What a spreadsheet opens without trouble. */
export const MAX_ROWS = 50_000;

/** Answers whether older entries were left out. */
export async function exportEntries(filters: AuditFilters, onProgress: (read: number) => void): Promise<boolean> {
  const rows: string[][] = [[...text.export.heads]];
  let before: number | null = null;
  do {
    const page = await readPage(filters, before, { most: PAGE_SIZE });
    rows.push(...page.rows.map(rowOf));
    before = page.next;
    onProgress(rows.length - 1);
  } while (before !== null && rows.length <= MAX_ROWS);
  const { writeCsv } = await import('#web/lib/files/sheets/csv-write.ts');
  download(new Blob([writeCsv(rows)], { type: 'text/csv;charset=utf-8' }), text.export.file);
  return before !== null;
}

function rowOf(entry: AuditEntry): string[] {
  const changes = changesOf(entry);
  const side = (name: 'before' | 'after') =>
    changes
      .flatMap((change) => (change[name] === null ? [] : [`${text.change(change.label)} ${change[name]}`]))
      .join('\n');
  return [
    String(entry.id),
    entry.at,
    actorOf(entry),
    actionOf(entry.action),
    text.kinds[entry.subject_kind] ?? entry.subject_kind,
    entry.subject_name ?? entry.subject_id,
    side('before'),
    side('after'),
    entry.reason ?? '',
  ];
}
