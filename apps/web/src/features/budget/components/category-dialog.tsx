// The dialog of a budget category: its name, and the amount that is planned for it.
import { useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { type CategoryForm, categoryForm } from '#web/features/budget/forms.ts';
import type { Category } from '#web/features/budget/ledger.ts';
import { addCategory, saveCategory } from '#web/features/budget/mutations.ts';
import { ledgerQuery } from '#web/features/budget/queries.ts';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { useVersionedForm } from '#web/features/events/versions/use-versioned-form.ts';
import { VersionedFormDialog } from '#web/features/events/versions/versioned-form-dialog.tsx';
import type { Version } from '#web/features/events/versions/versions.ts';
import { formatMoney } from '#web/lib/format/format.ts';
import { budget } from '#web/locales/fr/client/budget.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { MoneyField } from '#web/ui/fields/value/money-field.tsx';

const { category: text } = budget;

interface CategoryDialogProps {
  eventId: string;
  /** Null for a new one. */
  category: Category | null;
  onClose: () => void;
}

export function CategoryDialog({ eventId, category, onClose }: CategoryDialogProps) {
  const cache = useQueryClient();
  const versioned = useVersionedForm<CategoryForm>({
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
  const { register, control, formState } = versioned.form;
  return (
    <VersionedFormDialog
      versioned={versioned}
      title={category === null ? text.newTitle : text.title}
      submitLabel={category === null ? text.create : budget.save}
      describe={(field, value) => ({
        label: field === 'name' ? text.name : text.planned,
        value: typeof value === 'number' ? formatMoney(value) : typeof value === 'string' ? value : '',
      })}
      onClose={onClose}
    >
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
    </VersionedFormDialog>
  );
}

const versionOf = (category: Category | null): Version<CategoryForm> => ({
  version: category?.version ?? 0,
  values: { name: category?.name ?? '', planned: category?.planned_cents ?? null },
});
