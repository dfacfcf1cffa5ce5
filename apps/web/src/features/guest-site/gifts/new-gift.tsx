// The two fields that add a gift. The date is today's; the amount is added by editing the gift.
import { zodResolver } from '@hookform/resolvers/zod';
import { type NewGiftForm, newGiftForm } from '#web/features/guest-site/gifts/gift-forms.ts';
import type { GiftHousehold } from '#web/features/guest-site/gifts/gifts.ts';
import { GiverField } from '#web/features/guest-site/gifts/giver-field.tsx';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { gifts as text } from '#web/locales/fr/client/gifts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

interface NewGiftProps {
  eventId: string;
  households: readonly GiftHousehold[];
  /** Resolves to whether the gift was added. */
  onAdd: (values: NewGiftForm) => Promise<boolean>;
}

export function NewGift({ eventId, households, onAdd }: NewGiftProps) {
  const [form, draft] = useDraftForm<NewGiftForm>(`gift:new:${eventId}`, {
    resolver: zodResolver(newGiftForm),
    defaultValues: { giver: '', label: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    if (!(await onAdd(values))) return;
    draft.discard();
    form.setFocus('giver');
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mb-8 grid max-w-180 gap-x-4 gap-y-5 tablet:grid-cols-[1fr_1fr_auto]"
    >
      <GiverField {...form.register('giver')} required={false} households={households} error={errors.giver?.message} />
      <TextField
        {...form.register('label')}
        label={text.form.label}
        required={false}
        hint={text.form.labelHint}
        maxLength={200}
        autoComplete="off"
        error={errors.label?.message}
      />
      <div className="tablet:pt-[1.6875rem]">
        <Button type="submit" isBusy={isSubmitting}>
          {text.add}
        </Button>
      </div>
    </form>
  );
}
