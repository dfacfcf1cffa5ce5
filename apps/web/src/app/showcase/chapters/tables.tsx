// A table with sorting and selection.
import { useState } from 'react';
import { formatMoney } from '#web/lib/format/format.ts';
import { showcase } from '#web/locales/fr/ui/showcase.ts';
import { samples } from '#web/locales/fr/ui/showcase-samples.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import type { DataColumn } from '#web/ui/lists/data-table-columns.ts';

const { tables: text } = showcase;

interface Partner {
  id: string;
  name: string;
  kind: string;
  state: keyof typeof text.states;
  amount: number;
  rating?: number;
}

const tones: Record<Partner['state'], BadgeTone> = { signed: 'success', waiting: 'metal', declined: 'danger' };
const columns: ReadonlyArray<DataColumn<Partner>> = [
  { id: 'name', title: text.columns.name, value: (partner) => partner.name },
  { id: 'kind', title: text.columns.kind, value: (partner) => partner.kind },
  {
    id: 'state',
    title: text.columns.state,
    value: (partner) => text.states[partner.state],
    cell: (partner) => <Badge tone={tones[partner.state]}>{text.states[partner.state]}</Badge>,
    isUnsorted: true,
  },
  {
    id: 'rating',
    title: text.columns.rating,
    value: (partner) => partner.rating ?? null,
    cell: (partner) => partner.rating?.toLocaleString('fr-FR') ?? '–',
    isNumeric: true,
  },
  {
    id: 'amount',
    title: text.columns.amount,
    value: (partner) => partner.amount,
    cell: (partner) => formatMoney(partner.amount),
    isNumeric: true,
  },
];
const rows: readonly Partner[] = samples.partners;

export function Tables() {
  const [ids, setIds] = useState<readonly string[]>([]);
  return (
    <DataTable
      label={text.label}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      selection={{
        ids,
        onChange: setIds,
        actions: (
          <Button look="secondary" size="small" onClick={() => setIds([])}>
            {text.remind}
          </Button>
        ),
      }}
    />
  );
}
