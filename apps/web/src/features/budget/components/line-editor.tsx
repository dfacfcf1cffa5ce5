// The side panel of one line: its form, its instalments and its documents. The form takes in what others save meanwhile and shows a
// conflict where both changed the same field.
import { excessOf, sumOf } from '@liesse/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { LineDocuments } from '#web/features/budget/components/line-documents.tsx';
import { LineFields } from '#web/features/budget/components/line-fields.tsx';
import { PlanSection } from '#web/features/budget/components/plan-section.tsx';
import { RemoveLine } from '#web/features/budget/components/remove-line.tsx';
import { amountOfForm, type LineForm, lineForm } from '#web/features/budget/forms.ts';
import type { BudgetLedger, Line } from '#web/features/budget/ledger.ts';
import { changeOf, describe, newLine, versionOf } from '#web/features/budget/line-values.ts';
import { addLine, saveLine } from '#web/features/budget/mutations.ts';
import { ledgerQuery } from '#web/features/budget/queries.ts';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { partnerOptionsQuery } from '#web/features/events/link-options.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { useVersionedForm } from '#web/features/events/versions/use-versioned-form.ts';
import { VersionedFormNotices } from '#web/features/events/versions/versioned-form-dialog.tsx';
import { useTradeLabel } from '#web/lib/boot/trades.ts';
import { formatMoney } from '#web/lib/format/format.ts';
import { auth } from '#web/locales/fr/account/auth.ts';
import { budget } from '#web/locales/fr/client/budget.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { SidePanel } from '#web/ui/overlays/overlay.tsx';

const { line: text } = budget;

interface LineEditorProps {
  event: PlannedEvent;
  ledger: BudgetLedger;
  line: Line | null;
  categoryId: string | null;
  onClose: () => void;
}

export function LineEditor({ event, ledger, line, categoryId, onClose }: LineEditorProps) {
  const formId = useId();
  const cache = useQueryClient();
  const { data: partners = [] } = useQuery(partnerOptionsQuery(event.id));
  const { guests, categories } = ledger;
  const labelOf = useTradeLabel(auth.partnerTypes);
  const dues = ledger.instalments.filter(({ item_id: item }) => item === line?.id);
  // When the instalments exceed the line, the panel opens where that is corrected.
  const [part, setPart] = useState(line !== null && excessOf(line, guests, dues).over > 0 ? 'plan' : 'facts');
  const saved = line === null ? newLine(categoryId) : versionOf(line);
  const versioned = useVersionedForm<LineForm>({
    draft: `budget-line:${line?.id ?? 'new'}`,
    saved,
    schema: lineForm(sumOf(dues.map(({ amount_cents: cents }) => cents)), guests),
    write: (values, version) =>
      line === null
        ? addLine({ ...changeOf(values, guests, null), event_id: event.id })
        : saveLine(line.id, version, changeOf(values, guests, line)),
    invalidates: [
      eventKeys.ledger(event.id),
      eventKeys.budgetItemOptions(event.id),
      eventKeys.partners(event.id),
      eventKeys.dashboards,
    ],
    renew: async () => {
      const now = await cache.fetchQuery({ ...ledgerQuery(event.id), staleTime: 0 });
      const found = now.items.find(({ id }) => id === line?.id);
      return found && versionOf(found);
    },
    success: { title: line === null ? text.created : text.saved },
    onSaved: onClose,
  });

  const { form, typed, submit } = versioned;

  const facts = (
    <FormProvider {...form}>
      <form
        id={formId}
        noValidate
        // A viewer has no field to focus, and must be able to scroll the form by keyboard.
        tabIndex={event.canEdit ? undefined : 0}
        onSubmit={submit}
        className="flex flex-col gap-5"
      >
        <div className="flex flex-col gap-4 empty:hidden">
          {!event.canEdit && <Notice tone="note">{budget.viewer}</Notice>}
          <VersionedFormNotices
            versioned={versioned}
            describe={(field, value) => describe(field, value, categories, partners, labelOf)}
          />
        </div>
        <fieldset disabled={!event.canEdit} className="flex min-w-0 flex-col gap-5">
          <LineFields
            guests={guests}
            categories={categories}
            partners={partners}
            typed={typed}
            isQuoted={line !== null && line.quote_id !== null}
          />
        </fieldset>
        {event.canEdit && line !== null && (
          <RemoveLine eventId={event.id} line={line} instalments={dues} onDone={onClose} />
        )}
      </form>
    </FormProvider>
  );

  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={line?.label ?? text.newTitle}
      description={text.amount(formatMoney(amountOfForm(typed, guests) || 0))}
      {...(event.canEdit &&
        part === 'facts' && {
          actions: (
            <Button type="submit" form={formId} isBusy={form.formState.isSubmitting}>
              {line === null ? text.create : budget.save}
            </Button>
          ),
        })}
    >
      {line === null ? (
        facts
      ) : (
        <Tabs
          label={text.tabs.label}
          value={part}
          onChange={setPart}
          keepMounted
          tabs={[
            { value: 'facts', label: text.tabs.facts, content: facts },
            {
              value: 'plan',
              label: text.tabs.plan,
              content: (
                <PlanSection
                  event={event}
                  ledger={ledger}
                  line={line}
                  instalments={dues}
                  onRaise={() => setPart('facts')}
                />
              ),
            },
            {
              value: 'documents',
              label: text.tabs.documents,
              content: part === 'documents' && (
                <LineDocuments eventId={event.id} lineId={line.id} canEdit={event.canEdit} />
              ),
            },
          ]}
        />
      )}
    </SidePanel>
  );
}
