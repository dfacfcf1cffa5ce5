// The form of a service of the catalogue.
import { vatRates } from '@liesse/domain';
import { type SyntheticEvent, useState } from 'react';
import { problemOf } from '#web/features/quotes/draft-problems.ts';
import { type CatalogueEntry, serviceLine } from '#web/features/quotes/draft-quote.ts';
import { addService, changeService } from '#web/features/quotes/mutations.ts';
import { type CatalogueService, catalogueQuery } from '#web/features/quotes/queries.ts';
import { refusalSentence } from '#web/lib/api/calls.ts';
import { useDraftState } from '#web/lib/drafts/draft.ts';
import { formatCount } from '#web/lib/format/format.ts';
import { quoteEditor } from '#web/locales/fr/partner/quote-editor.ts';
import { quoteLibrary } from '#web/locales/fr/partner/quote-library.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { MoneyField } from '#web/ui/fields/value/money-field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

const { lines, lineProblems, units } = quoteEditor;
const { catalogue: text } = quoteLibrary;
const rates = vatRates.toReversed().map((rate) => ({ value: String(rate), label: lines.rate(formatCount(rate)) }));

interface ServiceForm extends Omit<CatalogueEntry, 'unit_cents'> {
  unit_cents: number | null;
}

const newService: ServiceForm = {
  label: '',
  description: '',
  unit: '',
  unit_cents: null,
  vat_rate: 20,
  is_per_guest: false,
};

interface ServiceDialogProps {
  /** Null for a new service. */
  service: CatalogueService | null;
  onClose: () => void;
}

export function ServiceDialog({ service, onClose }: ServiceDialogProps) {
  const [form, setForm, draft] = useDraftState<ServiceForm>(
    `service:${service?.id ?? 'new'}`,
    service === null ? newService : formOf(service),
  );
  const [isChecked, setChecked] = useState(false);
  const set = (values: Partial<ServiceForm>) => setForm({ ...form, ...values });
  const save = useToastMutation({
    mutationFn: (entry: CatalogueEntry) => (service === null ? addService(entry) : changeService(service.id, entry)),
    invalidates: [catalogueQuery.queryKey],
    success: { title: text.saved },
    errorMessage: (refusal) => refusalSentence(refusal, text.refusals),
  });
  const entry: CatalogueEntry = {
    ...form,
    label: form.label.trim(),
    description: form.description.trim(),
    unit_cents: form.unit_cents ?? Number.NaN,
  };
  const problem = problemOf({ ...serviceLine(entry, null), key: '' });
  const errorOf = (...kinds: (typeof problem)[]) =>
    isChecked && problem !== null && kinds.includes(problem) ? lineProblems[problem] : undefined;

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setChecked(true);
    if (problem !== null || save.isPending || (await save.run(entry)) === null) return;
    draft.erase();
    onClose();
  }

  return (
    <FormDialog
      title={service === null ? text.addTitle : text.editTitle}
      submitLabel={text.save}
      cancelLabel={text.cancel}
      isBusy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
      draft={draft}
    >
      {save.errorMessage !== null && <Notice tone="danger">{save.errorMessage}</Notice>}
      <TextField
        label={lines.label}
        value={form.label}
        onChange={({ target }) => set({ label: target.value })}
        error={errorOf('label', 'longLabel')}
        autoComplete="off"
      />
      <TextArea
        label={lines.description}
        optional={fields.optional}
        value={form.description}
        onChange={({ target }) => set({ description: target.value.slice(0, 1000) })}
        limit={1000}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <MoneyField
          label={lines.price}
          value={form.unit_cents}
          min={-100_000_000}
          onChange={(cents) => set({ unit_cents: cents })}
          error={errorOf('price')}
        />
        <SelectField
          label={lines.vat}
          value={String(form.vat_rate)}
          onChange={({ target }) => set({ vat_rate: Number(target.value) })}
          options={rates}
        />
        <SelectField
          label={lines.unit}
          value={form.unit}
          onChange={({ target }) => set({ unit: target.value })}
          options={unitOptions(form.unit)}
        />
      </div>
      <Checkbox checked={form.is_per_guest} onChange={({ target }) => set({ is_per_guest: target.checked })}>
        {lines.perGuest}
      </Checkbox>
    </FormDialog>
  );
}

const formOf = ({ id: _id, ...entry }: CatalogueService): ServiceForm => entry;

/** A unit that was written elsewhere remains in the list. */
const unitOptions = (unit: string) => [
  { value: '', label: lines.noUnit },
  ...(unit === '' || units.some((one) => one === unit) ? units : [unit, ...units]).map((value) => ({
    value,
    label: value,
  })),
];
