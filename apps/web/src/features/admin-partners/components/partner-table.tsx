// The rows of listings, with the decisions on those that are selected.
import { formatSiret } from '@liesse/domain';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { BulkActions } from '#web/features/admin-partners/components/bulk-actions.tsx';
import { StateBadge } from '#web/features/admin-partners/components/state-badge.tsx';
import { type PartnerRow, situationOf } from '#web/features/admin-partners/moderation.ts';
import type { BulkResult } from '#web/features/admin-partners/mutations.ts';
import { type TradeLabel, useTradeLabel } from '#web/lib/boot/trades.ts';
import { formatDay, formatSince } from '#web/lib/format/format.ts';
import { adminPartners as text } from '#web/locales/fr/admin/partners.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import type { DataColumn } from '#web/ui/lists/data-table-columns.ts';

const { columns: titles } = text;

interface PartnerTableProps {
  rows: readonly PartnerRow[];
  isQueue: boolean;
}

export function PartnerTable({ rows, isQueue }: PartnerTableProps) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState<readonly BulkResult[]>([]);
  const labelOf = useTradeLabel();
  const columns = useMemo(() => columnsOf(isQueue, labelOf), [isQueue, labelOf]);
  const chosen = rows.filter(({ id }) => selected.includes(id));

  function finish(results: readonly BulkResult[]) {
    const refused = results.filter(({ refusal }) => refusal !== null);
    setRefusals(refused);
    // What was refused stays selected.
    setSelected(refused.map(({ id }) => id));
  }

  return (
    <>
      {refusals.length > 0 && (
        <div className="mb-4">
          <Notice tone="danger" title={text.bulk.refused(refusals.length)}>
            <ul>
              {refusals.map(({ id, refusal }) => (
                <li key={id} className="wrap-anywhere">
                  {rows.find((row) => row.id === id)?.name}
                  {'\u00a0: '}
                  {refusal}
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      <DataTable
        label={text.list}
        columns={columns}
        rows={rows}
        rowId={rowId}
        rowName={rowName}
        selection={{
          ids: selected,
          onChange: setSelected,
          actions: <BulkActions rows={chosen} onDone={finish} />,
        }}
      />
    </>
  );
}

const rowId = ({ id }: PartnerRow): string => id;
const rowName = ({ name }: PartnerRow): string => name;

/** The server orders the rows: a page sorted by itself would mislead. */
function columnsOf(isQueue: boolean, labelOf: TradeLabel): DataColumn<PartnerRow>[] {
  const columns: DataColumn<PartnerRow>[] = [
    {
      id: 'name',
      title: titles.name,
      value: rowName,
      cell: (row) => (
        <span className="inline-flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={`/admin/partners/${row.id}`}
            className="inline-flex min-h-11 items-center wrap-break-word underline-offset-4 hover:underline"
          >
            {row.name}
          </Link>
          {row.has_changes && <Badge tone="accent">{text.newName}</Badge>}
          {row.is_own && <Badge>{text.own}</Badge>}
        </span>
      ),
    },
    { id: 'trade', title: titles.trade, value: ({ type }) => labelOf(type) },
    {
      id: 'place',
      title: titles.place,
      value: ({ commune, postcode }) => [commune, postcode].filter(Boolean).join(' '),
    },
    {
      id: 'siret',
      title: titles.siret,
      value: ({ siret }) => (siret === null ? '' : formatSiret(siret)),
      isNumeric: true,
      isExtra: true,
    },
    {
      id: 'state',
      title: titles.state,
      value: (row) => text.states[situationOf(row)],
      cell: (row) => (
        <span className="whitespace-nowrap">
          <StateBadge listing={row} />
        </span>
      ),
    },
    isQueue
      ? {
          id: 'waiting',
          title: titles.waiting,
          value: ({ submitted_at: since }) => (since === null ? '' : formatSince(new Date(since), new Date())),
        }
      : { id: 'created', title: titles.created, value: ({ created_at: at }) => formatDay(new Date(at)) },
  ];
  return columns.map((column) => ({ ...column, isUnsorted: true }));
}
