// A part of the budget: its name, and what is planned for it.
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { type CategoryForm, categoryForm } from '#web/features/budget/forms.ts';
import type { Category } from '#web/features/budget/ledger.ts';
import { addCategory, saveCategory } from '#web/features/budget/mutations.ts';
import { ledgerQuery } from '#web/features/budget/queries.ts';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { ConflictNotice } from '#web/features/events/versions/conflict-notice.tsx';
import { useVersionedForm } from '#web/features/events/versions/use-versioned-form.ts';
import type { Version } from '#web/features/events/versions/versions.ts';
import { formatMoney } from '#web/lib/format/format.ts';
import { budget } from '#web/locales/fr/budget.ts';
import { fields } from '#web/locales/fr/fields.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { MoneyField } from '#web/ui/fields/money-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { category: text } = budget;

interface CategoryDialogProps {
  eventId: string;
  /** Null for a new one. */
  category: Category | null;
  onClose: () => void;
}

export function CategoryDialog({ eventId, category, onClose }: CategoryDialogProps) {
  const id = useId();
  const cache = useQueryClient();
  const { form, draft, submit, refusal, conflicts, takeTheirs, keepMine } = useVersionedForm<CategoryForm>({
    draft: `budget-category:${category?.id ?? 'new'}`,
    saved: versionOf(category),
    schema: categoryForm,
    write: ({ name, planned }, version) =>
      category === null
        ? addCategory({ event_id: eventId, name, planned_cents: planned ?? 0 })
        : saveCategory(category.id, version, { name, planned_cents: planned ?? 0 }),
    invalidates: [eventKeys.ledger(eventId), eventKeys.dashboards],
    renew: async () => {
      const ledger = await cache.fetchQuery({ ...ledgerQuery(eventId), staleTime: 0 });
      const now = ledger.categories.find((one) => one.id === category?.id);
      return now && versionOf(now);
    },
    success: { title: category === null ? text.created : text.saved },
    onSaved: onClose,
  });
  const { register, control, formState } = form;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={category === null ? text.newTitle : text.title}
      actions={
        <Button type="submit" form={id} isBusy={formState.isSubmitting}>
          {category === null ? text.create : budget.save}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {refusal !== null && conflicts.length === 0 && <Notice tone="danger">{refusal}</Notice>}
        <DraftNotice draft={draft} />
        <ConflictNotice
          lines={conflicts.map(({ field, value }) => ({
            label: field === 'name' ? text.name : text.planned,
            value: typeof value === 'number' ? formatMoney(value) : typeof value === 'string' ? value : '',
          }))}
          onTakeTheirs={takeTheirs}
          onKeepMine={keepMine}
        />
        <TextField {...register('name')} label={text.name} autoComplete="off" error={formState.errors.name?.message} />
        <Controller
          control={control}
          name="planned"
          render={({ field, fieldState }) => (
            <MoneyField
              {...field}
              label={text.planned}
              hint={text.plannedHint}
              optional={fields.optional}
              error={fieldState.error?.message}
            />
          )}
        />
      </form>
    </Dialog>
  );
}

const versionOf = (category: Category | null): Version<CategoryForm> => ({
  version: category?.version ?? 0,
  values: { name: category?.name ?? '', planned: category?.planned_cents ?? null },
});
