// Adds a partner outside the directory, with its trade, contact and state.
import { zodResolver } from '@hookform/resolvers/zod';
import type { PartnerType } from '@liesse/domain';
import { type UseFormReturn } from 'react-hook-form';
import { ManualEntryFields, NotesField } from '#web/features/event-partners/components/entry-fields.tsx';
import { type EntryForm, type NewEntryForm, newEntryForm } from '#web/features/event-partners/forms.ts';
import type { PartnerMutations } from '#web/features/event-partners/use-partner-mutations.ts';
import { useTradeOptions } from '#web/lib/boot/trades.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { eventPartners } from '#web/locales/fr/client/event-partners.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

const { form: text } = eventPartners;

interface NewEntryDialogProps {
  trade: PartnerType;
  mutations: PartnerMutations;
  onClose: () => void;
}

export default function NewEntryDialog({ trade, mutations, onClose }: NewEntryDialogProps) {
  const [form, draft] = useDraftForm<NewEntryForm>('event-partner:new', {
    resolver: zodResolver(newEntryForm),
    defaultValues: { trade, name: '', contact: '', state: 'favourite', notes: '' },
  });
  // React Hook Form has no type for a form that contains the fields of another one.
  const shared = form as unknown as UseFormReturn<EntryForm>;

  const submit = form.handleSubmit(async (values) => {
    const entry = { ...values, id: crypto.randomUUID(), partner_id: null };
    if (!(await mutations.add([entry], text.added(values.name)))) return;
    draft.erase();
    onClose();
  });

  return (
    <FormDialog
      title={text.addTitle}
      description={text.addText}
      submitLabel={text.add}
      isBusy={form.formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
      draft={draft}
    >
      <SelectField {...form.register('trade')} label={text.trade} options={useTradeOptions()} />
      <ManualEntryFields form={shared} />
      <NotesField form={shared} />
    </FormDialog>
  );
}
