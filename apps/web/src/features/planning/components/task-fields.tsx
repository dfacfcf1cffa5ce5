// The form fields of a task, shared by its creation and its editing.
import { taskCategories, taskStates } from '@liesse/domain';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { Link } from 'react-router';
import { budgetLinesQuery, type LinkOption, partnerOptionsQuery } from '#web/features/events/link-options.ts';
import { WhenFields } from '#web/features/planning/components/when-fields.tsx';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import type { TaskFormState } from '#web/features/planning/task-form.ts';
import { planning } from '#web/locales/fr/client/planning.ts';
import { fields as fieldText } from '#web/locales/fr/ui/fields.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { sheet: text } = planning;
const MAX_NOTES = 4000;

export function TaskFields({ form }: { form: TaskFormState }) {
  const { event, viewer, members } = usePlanning();
  const partners = useQuery(partnerOptionsQuery(event.id));
  const lines = useQuery({ ...budgetLinesQuery(event.id), enabled: viewer.canSeeBudget });
  const { register, control, formState } = form;
  return (
    <>
      <TextField
        {...register('title')}
        label={text.fields.title}
        autoComplete="off"
        error={formState.errors.title?.message}
      />
      <WhenFields form={form} />
      <div className="grid gap-5 tablet:grid-cols-2">
        <SelectField
          {...register('state')}
          label={text.fields.state}
          options={taskStates.map((value) => ({ value, label: planning.states[value] }))}
        />
        <SelectField
          {...register('category')}
          label={text.fields.category}
          options={taskCategories.map((value) => ({ value, label: planning.categories[value] }))}
        />
      </div>
      <LinkedField form={form} name="assigneeId" label={text.fields.assigneeId} none={text.nobody} choices={members} />
      <Controller
        control={control}
        name="notes"
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            label={text.fields.notes}
            optional={fieldText.optional}
            limit={MAX_NOTES}
            error={fieldState.error?.message}
          />
        )}
      />
      <div className="grid gap-5 tablet:grid-cols-2">
        <LinkedField
          form={form}
          name="partnerId"
          label={text.fields.partnerId}
          none={text.nothing}
          choices={partners.data ?? []}
          page={{ href: '/client/partners', name: text.openPartner }}
        />
        {viewer.canSeeBudget && (
          <LinkedField
            form={form}
            name="budgetItemId"
            label={text.fields.budgetItemId}
            none={text.noLine}
            choices={lines.data ?? []}
            page={{ href: '/client/budget', name: text.openBudget }}
          />
        )}
      </div>
    </>
  );
}

interface LinkedFieldProps {
  form: TaskFormState;
  name: 'assigneeId' | 'partnerId' | 'budgetItemId';
  label: string;
  none: string;
  choices: readonly LinkOption[];
  /** The page that shows the chosen partner or budget line. */
  page?: { href: string; name: string };
}

/** Controlled, since the choices may load after the value: a native select would drop a value without an option. */
function LinkedField({ form, name, label, none, choices, page }: LinkedFieldProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <SelectField
          {...field}
          label={label}
          optional={fieldText.optional}
          hint={
            page !== undefined && field.value !== '' ? (
              <Link to={page.href} className="underline underline-offset-4">
                {page.name}
              </Link>
            ) : undefined
          }
          options={[
            { value: '', label: none },
            ...choices.map((choice) => ({ value: choice.id, label: choice.name })),
            ...(field.value === '' || choices.some(({ id }) => id === field.value)
              ? []
              : [{ value: field.value, label: '…' }]),
          ]}
        />
      )}
    />
  );
}
