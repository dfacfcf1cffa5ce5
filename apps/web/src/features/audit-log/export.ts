// All entries of the current filters as a file for spreadsheets, read page by page.
import type { AuditFilters } from '#web/features/audit-log/audit-filters.ts';
import { changesOf } from '#web/features/audit-log/difference.ts';
import type { AuditEntry } from '#web/features/audit-log/entry.ts';
import { actionOf, actorOf } from '#web/features/audit-log/entry-text.ts';
import { readPage } from '#web/features/audit-log/queries.ts';
import { download } from '#web/lib/files/download.ts';
import { audit as text } from '#web/locales/fr/admin/audit.ts';

const PAGE_SIZE = 500;

/**
 * Answers how many entries the file has. Each page becomes a blob, which the browser stores outside the page's memory, on the disk when
 * there are many: only one page of entries is in memory.
 */
export async function exportEntries(filters: AuditFilters, onProgress: (read: number) => void): Promise<number> {
  const { csvRows, writeCsv } = await import('#web/lib/files/sheets/csv-write.ts');
  const parts = [new Blob([writeCsv([[...text.export.heads]])])];
  let read = 0;
  let before: number | null = null;
  do {
    const page = await readPage(filters, before, { most: PAGE_SIZE });
    if (page.rows.length > 0) parts.push(new Blob([`\r\n${csvRows(page.rows.map(rowOf))}`]));
    read += page.rows.length;
    before = page.next;
    onProgress(read);
  } while (before !== null);
  download(new Blob(parts, { type: 'text/csv;charset=utf-8' }), text.export.file);
  return read;
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
