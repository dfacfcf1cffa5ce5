// Writes down a vendor from elsewhere, with trade, contact and where one stands with them.
import { zodResolver } from '@hookform/resolvers/zod';
import { type PartnerType, trades } from '@liesse/domain';
import { useId } from 'react';
import { type UseFormReturn } from 'react-hook-form';
import { HandFields, NotesField } from '#web/features/event-partners/components/entry-fields.tsx';
import { type EntryForm, type NewEntryForm, newEntryForm } from '#web/features/event-partners/forms.ts';
import type { TeamActs } from '#web/features/event-partners/use-partner-mutations.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { team } from '#web/locales/fr/event-partners.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { form: text } = team;
const options = trades.map(({ id, label }) => ({ value: id, label }));

interface NewEntryDialogProps {
  trade: PartnerType;
  acts: TeamActs;
  onClose: () => void;
}

export default function NewEntryDialog({ trade, acts, onClose }: NewEntryDialogProps) {
  const id = useId();
  const [form, draft] = useDraftForm<NewEntryForm>('team-entry:new', {
    resolver: zodResolver(newEntryForm),
    defaultValues: { trade, name: '', contact: '', state: 'favourite', notes: '' },
  });
  // The fields that both forms have are the same; react-hook-form does not know one form to be part of another.
  const shared = form as unknown as UseFormReturn<EntryForm>;

  const submit = form.handleSubmit(async (values) => {
    const entry = { ...values, id: crypto.randomUUID(), partner_id: null };
    if (!(await acts.add([entry], text.added(values.name)))) return;
    draft.erase();
    onClose();
  });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.addTitle}
      description={text.addText}
      actions={
        <Button type="submit" form={id} isBusy={form.formState.isSubmitting}>
          {text.add}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <DraftNotice draft={draft} />
        <SelectField {...form.register('trade')} label={text.trade} options={options} />
        <HandFields form={shared} />
        <NotesField form={shared} />
      </form>
    </Dialog>
  );
}
