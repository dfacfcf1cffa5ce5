// The form of a line's instalments. It is saved only when they add up to the amount of the line, and always shows the difference.
import { zodResolver } from '@hookform/resolvers/zod';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FormProvider, useFieldArray, useWatch } from 'react-hook-form';
import { PlanRowFields } from '#web/features/budget/components/plan-row-fields.tsx';
import { planForm } from '#web/features/budget/forms.ts';
import { setInstalments } from '#web/features/budget/mutations.ts';
import {
  emptyRow,
  missingOf,
  type PlanFacts,
  type PlanRow,
  type PlanValues,
  toPlanned,
} from '#web/features/budget/plan.ts';
import { useLedgerMutation } from '#web/features/budget/use-ledger-mutation.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { formatMoney } from '#web/lib/format/format.ts';
import { budget } from '#web/locales/fr/client/budget.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';

const { plan: text } = budget;

interface PlanEditorProps {
  eventId: string;
  lineId: string;
  facts: PlanFacts;
  paid: number;
  rows: readonly PlanRow[];
  onClose: () => void;
}

export function PlanEditor({ eventId, lineId, facts, paid, rows, onClose }: PlanEditorProps) {
  const save = useLedgerMutation(eventId, {
    mutationFn: (values: PlanValues) => setInstalments(lineId, values.rows.map(toPlanned)),
    success: { title: text.saved },
  });
  const [isSubmitted, setSubmitted] = useState(false);
  const [form, draft] = useDraftForm<PlanValues>(`instalments:${lineId}`, {
    resolver: zodResolver(planForm),
    defaultValues: { rows: [...rows] },
  });
  const list = useFieldArray({ control: form.control, name: 'rows' });
  const typed = useWatch({ control: form.control, name: 'rows' });
  const missing = missingOf(typed, facts.cents);

  const submit = form.handleSubmit(async (values) => {
    setSubmitted(true);
    if (missingOf(values.rows, facts.cents) !== 0) return;
    if ((await save.run(values)) === null) return;
    draft.erase();
    onClose();
  });

  /** Adds what is missing to the last instalment, or takes what is too much from it, down to zero. */
  function balance() {
    const last = typed.length - 1;
    const cents = typed[last]?.cents ?? 0;
    form.setValue(`rows.${last}.cents`, Math.max(0, (Number.isNaN(cents) ? 0 : cents) + missing), {
      shouldValidate: true,
    });
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-6">
        <DraftNotice draft={draft} />
        {list.fields.map(({ id }, index) => (
          <PlanRowFields
            key={id}
            index={index}
            startsOn={facts.startsOn}
            onRemove={list.fields.length > 1 ? () => list.remove(index) : null}
          />
        ))}
        <div>
          <Button
            look="quiet"
            size="small"
            icon={<Plus aria-hidden className="size-5" strokeWidth={1.5} />}
            onClick={() => list.append(emptyRow(facts, missing > 0 ? missing : null))}
          >
            {text.add}
          </Button>
        </div>
        <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-col gap-3 border-hairline border-t bg-paper px-6 py-4">
          <p
            role={isSubmitted && missing !== 0 ? 'alert' : 'status'}
            className={missing === 0 ? 'text-success' : 'text-danger'}
          >
            {paid > 0 && <span className="text-quiet">{text.paid(formatMoney(paid))} </span>}
            {sumText(missing, facts.cents)}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="small" isBusy={form.formState.isSubmitting}>
              {text.save}
            </Button>
            {missing !== 0 && (
              <Button look="secondary" size="small" onClick={balance}>
                {text.mend}
              </Button>
            )}
            <Button look="quiet" size="small" onClick={onClose}>
              {text.cancel}
            </Button>
          </div>
        </div>
      </form>
    </FormProvider>
  );
}

const sumText = (missing: number, cents: number): string =>
  missing === 0
    ? text.exact(formatMoney(cents))
    : missing > 0
      ? text.missing(formatMoney(missing))
      : text.tooMuch(formatMoney(-missing));
