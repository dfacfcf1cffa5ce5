// The dialog that edits a gift while others may be editing it too.
import { useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { useVersionedForm } from '#web/features/events/versions/use-versioned-form.ts';
import { VersionedFormDialog } from '#web/features/events/versions/versioned-form-dialog.tsx';
import { type GiftForm, giftForm, giftVersionOf, rowOf } from '#web/features/guest-site/gifts/gift-forms.ts';
import type { Gift, GiftHousehold } from '#web/features/guest-site/gifts/gifts.ts';
import { GiverField } from '#web/features/guest-site/gifts/giver-field.tsx';
import { saveGift } from '#web/features/guest-site/gifts/mutations.ts';
import { giftsQuery } from '#web/features/guest-site/gifts/queries.ts';
import { formatShortDate } from '#web/lib/format/civil-date.ts';
import { formatMoney } from '#web/lib/format/format.ts';
import { gifts } from '#web/locales/fr/client/gifts.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { DateField } from '#web/ui/fields/date/date-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { MoneyField } from '#web/ui/fields/value/money-field.tsx';

const { form: text } = gifts;

interface GiftEditorProps {
  gift: Gift;
  households: readonly GiftHousehold[];
  onClose: () => void;
}

export function GiftEditor({ gift, households, onClose }: GiftEditorProps) {
  const cache = useQueryClient();
  const versioned = useVersionedForm<GiftForm>({
    draft: `gift:${gift.id}`,
    saved: giftVersionOf(gift),
    schema: giftForm,
    write: (values, version) => saveGift(gift.id, version, rowOf(values, gift, households)),
    invalidates: [eventKeys.gifts(gift.event_id)],
    renew: async () => {
      const now = await cache.fetchQuery({ ...giftsQuery(gift.event_id), staleTime: 0 });
      const found = now.find(({ id }) => id === gift.id);
      return found && giftVersionOf(found);
    },
    success: { title: text.saved },
    onSaved: onClose,
  });
  const { form } = versioned;
  const { errors } = form.formState;
  return (
    <VersionedFormDialog
      versioned={versioned}
      title={text.title}
      submitLabel={text.save}
      describe={(field, value) => ({ label: text[field], value: formatValue(field, value) })}
      onClose={onClose}
    >
      <GiverField {...form.register('giver')} households={households} error={errors.giver?.message} />
      <TextField
        {...form.register('label')}
        label={text.label}
        maxLength={200}
        autoComplete="off"
        error={errors.label?.message}
      />
      <Controller
        control={form.control}
        name="amountCents"
        render={({ field }) => (
          <MoneyField
            {...field}
            label={text.amountCents}
            optional={fields.optional}
            error={errors.amountCents?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="receivedOn"
        render={({ field }) => <DateField {...field} label={text.receivedOn} error={errors.receivedOn?.message} />}
      />
      <Controller
        control={form.control}
        name="thankedOn"
        render={({ field }) => (
          <DateField {...field} label={text.thankedOn} optional={fields.optional} error={errors.thankedOn?.message} />
        )}
      />
    </VersionedFormDialog>
  );
}

function formatValue(field: keyof GiftForm, value: unknown): string {
  if (typeof value === 'number') return formatMoney(value);
  if (typeof value !== 'string') return '';
  return field === 'receivedOn' || field === 'thankedOn' ? formatShortDate(value) : value;
}
