// The dialog in which a service, a photo's description or a question is written. A draft keeps unsaved text.
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useListingMutation } from '#web/features/listing/use-listing-mutation.ts';
import type { Done } from '#web/lib/api/refusal.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

interface ItemDialogProps<Form extends FieldValues> {
  /** The key of the draft. */
  name: string;
  title: string;
  submitLabel: string;
  schema: z.ZodMiniType<Form, Form>;
  values: Form;
  write: (form: Form) => Promise<Done>;
  onClose: () => void;
  /** The fields. */
  children: (form: UseFormReturn<Form, unknown, Form>) => ReactNode;
}

export function ItemDialog<Form extends FieldValues>(props: ItemDialogProps<Form>) {
  const { name, title, submitLabel, schema, values, write, onClose, children } = props;
  const save = useListingMutation({ mutationFn: write });
  const [form, draft] = useDraftForm<Form, Form>(name, {
    resolver: zodResolver(schema),
    defaultValues: values as DefaultValues<Form>,
  });
  const submit = form.handleSubmit(async (typed) => {
    if ((await save.run(typed)) === null) return;
    draft.erase();
    onClose();
  });
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      isBusy={form.formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
      draft={draft}
    >
      {save.errorMessage !== null && <Notice tone="danger">{save.errorMessage}</Notice>}
      {children(form)}
    </FormDialog>
  );
}
