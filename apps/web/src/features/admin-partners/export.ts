// The listings of the current view as CSV. Pages are fetched one after the other and written as they come, so that neither the server
// nor the browser holds every row at once.
import type { PartnerFilters } from '#web/features/admin-partners/filters.ts';
import { type PartnerRow, situationOf } from '#web/features/admin-partners/moderation.ts';
import { fetchPartners } from '#web/features/admin-partners/queries.ts';
import { attempt, type Done } from '#web/lib/api/refusal.ts';
import type { TradeLabel } from '#web/lib/boot/trades.ts';
import { download } from '#web/lib/files/download.ts';
import { civilDateOf } from '#web/lib/format/civil-date.ts';
import { formatRating } from '#web/lib/format/format.ts';
import { formatPhone } from '#web/lib/format/phone.ts';
import { adminPartners as text } from '#web/locales/fr/admin/partners.ts';

const PAGE_SIZE = 500;

export const exportPartners = (filters: PartnerFilters, labelOf: TradeLabel, signal: AbortSignal): Promise<Done> =>
  attempt(async () => {
    const { csvRows, writeCsv } = await import('#web/lib/files/sheets/csv-write.ts');
    const parts: string[] = [writeCsv([[...text.export.headers]])];
    let after = null;
    do {
      const page = await fetchPartners(filters, after, signal, PAGE_SIZE);
      if (page.rows.length > 0) parts.push('\r\n', csvRows(page.rows.map((row) => cellsOf(row, labelOf))));
      after = page.next;
    } while (after !== null);
    download(new Blob(parts, { type: 'text/csv;charset=utf-8' }), `${text.export.file}.csv`);
    return { ok: true };
  });

const cellsOf = (row: PartnerRow, labelOf: TradeLabel): string[] => [
  row.name,
  labelOf(row.type),
  text.states[situationOf(row)],
  row.legal_name ?? '',
  row.siret ?? '',
  row.commune,
  row.postcode ?? '',
  formatPhone(row.phone ?? ''),
  row.email ?? '',
  row.rating_average === null ? '' : formatRating(row.rating_average),
  String(row.rating_count),
  civilDateOf(new Date(row.created_at)),
];
