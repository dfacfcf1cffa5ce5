// The fields of a table or of a piece of furniture.
import type { RoomElement, TableShape } from '@liesse/domain';
import { useState } from 'react';
import { type Table, tableShapes } from '#web/features/seating/page.ts';
import { useNetworkProblem } from '#web/features/seating/use-network-problem.ts';
import { seating } from '#web/locales/fr/client/seating.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { NumberField } from '#web/ui/fields/value/number-field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

const { table: text } = seating;

interface TableDialogProps {
  table: Table;
  tags: readonly string[];
  /** False when nothing was saved. */
  onSave: (table: Table) => boolean;
  onClose: () => void;
}

export function TableDialog({ table, tags, onSave, onClose }: TableDialogProps) {
  const [form, setForm] = useState(table);
  const [isChecked, setIsChecked] = useState(false);
  const set = (part: Partial<Table>) => setForm((now) => ({ ...now, ...part }));
  const hasName = form.name.trim() !== '';
  const fits = form.vendor_meals <= form.seats && form.minimum <= form.seats;
  return (
    <FormDialog
      title={text.edit}
      submitLabel={text.save}
      isBusy={false}
      problem={useNetworkProblem()}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        const numbers = [form.seats, form.minimum, form.vendor_meals, form.rotation];
        if (!hasName || !fits || form.seats < 1 || form.seats > 60 || !numbers.every(Number.isInteger)) return;
        if (onSave({ ...form, name: form.name.trim(), rotation: ((form.rotation % 360) + 360) % 360 })) onClose();
      }}
    >
      <TextField
        label={text.name}
        value={form.name}
        maxLength={60}
        error={isChecked && !hasName ? text.required : undefined}
        onChange={({ target }) => set({ name: target.value })}
      />
      <SelectField
        label={text.shape}
        value={form.shape}
        options={tableShapes.map((value) => ({ value, label: seating.shapes[value] }))}
        onChange={({ target }) => set({ shape: target.value as TableShape })}
      />
      <NumberField
        label={text.seats}
        value={form.seats}
        min={1}
        max={60}
        hasButtons
        error={isChecked && !fits ? text.tooFew : undefined}
        onChange={(seats) => set({ seats: seats ?? Number.NaN })}
      />
      <NumberField
        label={text.minimum}
        value={form.minimum}
        min={0}
        max={60}
        hasButtons
        onChange={(minimum) => set({ minimum: minimum ?? 0 })}
      />
      <NumberField
        label={text.vendorMeals}
        value={form.vendor_meals}
        min={0}
        max={60}
        hasButtons
        onChange={(meals) => set({ vendor_meals: meals ?? 0 })}
      />
      <SelectField
        label={text.reservedTag}
        value={form.reserved_tag ?? ''}
        options={[
          { value: '', label: text.noTag },
          ...[...new Set([...tags, ...(table.reserved_tag === null ? [] : [table.reserved_tag])])].map((tag) => ({
            value: tag,
            label: tag,
          })),
        ]}
        onChange={({ target }) => set({ reserved_tag: target.value === '' ? null : target.value })}
      />
      <NumberField
        label={text.rotation}
        value={form.rotation}
        min={0}
        max={359}
        step={15}
        onChange={(rotation) => set({ rotation: rotation ?? 0 })}
      />
    </FormDialog>
  );
}

interface ElementDialogProps {
  element: RoomElement;
  onSave: (element: RoomElement) => boolean;
  onClose: () => void;
}

export function ElementDialog({ element, onSave, onClose }: ElementDialogProps) {
  const [width, setWidth] = useState<number | null>(element.width / 100);
  const [height, setHeight] = useState<number | null>(element.height / 100);
  return (
    <FormDialog
      title={seating.elementTitle}
      description={seating.elements[element.kind]}
      submitLabel={text.save}
      isBusy={false}
      problem={useNetworkProblem()}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        const sizes = [width, height].map((metres) => Math.round((metres ?? 0) * 100));
        if (!sizes.every((size) => size >= 5 && size <= 10_000)) return;
        const [wide = element.width, high = element.height] = sizes;
        if (onSave({ ...element, width: wide, height: high })) onClose();
      }}
    >
      <NumberField label={seating.elementWidth} value={width} onChange={setWidth} min={0.05} max={100} hasDecimals />
      <NumberField label={seating.elementHeight} value={height} onChange={setHeight} min={0.05} max={100} hasDecimals />
    </FormDialog>
  );
}
