// « 12 tables de 10 »: adds numbered tables at once.
import { type NewTable, nextTableNumber, type TableShape, tablesByCount } from '@liesse/domain';
import { useState } from 'react';
import { tableShapes } from '#web/features/seating/page.ts';
import { useNetworkProblem } from '#web/features/seating/use-network-problem.ts';
import { seating } from '#web/locales/fr/client/seating.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { NumberField } from '#web/ui/fields/value/number-field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

interface ManyTablesDialogProps {
  names: readonly string[];
  /** False when nothing was added. */
  onAdd: (tables: readonly NewTable[]) => boolean;
  onClose: () => void;
}

export function ManyTablesDialog({ names, onAdd, onClose }: ManyTablesDialogProps) {
  const [count, setCount] = useState<number | null>(12);
  const [seats, setSeats] = useState<number | null>(10);
  const [shape, setShape] = useState<TableShape>('round');
  const isComplete = isBetween(count, 1, 60) && isBetween(seats, 1, 60);
  return (
    <FormDialog
      title={seating.many.title}
      submitLabel={seating.many.submit(count || 0, seats || 0)}
      isBusy={false}
      problem={useNetworkProblem()}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isComplete) return;
        if (onAdd(tablesByCount({ count, seats, shape }, nextTableNumber(names)))) onClose();
      }}
      onClose={onClose}
    >
      <NumberField label={seating.start.count} value={count} onChange={setCount} min={1} max={60} hasButtons />
      <NumberField label={seating.start.seats} value={seats} onChange={setSeats} min={1} max={60} hasButtons />
      <SelectField
        label={seating.table.shape}
        value={shape}
        onChange={({ target }) => setShape(tableShapes.find((known) => known === target.value) ?? 'round')}
        options={tableShapes.map((value) => ({ value, label: seating.shapes[value] }))}
      />
    </FormDialog>
  );
}

const isBetween = (value: number | null, least: number, most: number): value is number =>
  value !== null && value >= least && value <= most;
