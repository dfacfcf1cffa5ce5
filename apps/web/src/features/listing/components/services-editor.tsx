// Adds, edits, orders and deletes the services of a listing.
import { priceUnits } from '@liesse/domain';
import { Controller } from 'react-hook-form';
import { ItemDialog } from '#web/features/listing/components/item-dialog.tsx';
import { type ItemDialogProps, ItemsEditor } from '#web/features/listing/components/items-editor.tsx';
import { type ServiceForm, serviceForm } from '#web/features/listing/forms.ts';
import type { Listing } from '#web/features/listing/listing.ts';
import { addService, removeService, saveService } from '#web/features/listing/mutations.ts';
import type { ListingService } from '#web/lib/api/listing-parts.ts';
import { formatPrice } from '#web/lib/format/format.ts';
import { listing as texts } from '#web/locales/fr/partner/listing.ts';
import { partners } from '#web/locales/fr/public/partners.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { MoneyField } from '#web/ui/fields/value/money-field.tsx';

const { services: text } = texts;
const units = priceUnits.map((value) => ({ value, label: texts.units[value] }));
const newService: ServiceForm = { name: '', description: '', priceCents: null, unit: 'event' };

export function ServicesEditor({ listing }: { listing: Listing }) {
  return (
    <ItemsEditor
      kind="services"
      listing={listing}
      items={listing.services}
      remove={removeService}
      Details={ServiceDetails}
      Dialog={ServiceDialog}
    />
  );
}

function ServiceDetails({ item: { price_cents: cents, unit } }: { item: ListingService }) {
  const price = cents === null ? text.onRequest : `${formatPrice(cents)} ${partners.card.units[unit]}`.trim();
  return <p className="text-quiet text-small tabular-nums">{price}</p>;
}

function ServiceDialog({ listing, item: service, onClose }: ItemDialogProps<ListingService>) {
  return (
    <ItemDialog
      name={`service:${service?.id ?? 'new'}`}
      title={service === null ? text.addTitle : text.editTitle}
      submitLabel={text.done}
      schema={serviceForm}
      values={service === null ? newService : { ...service, priceCents: service.price_cents }}
      write={(form) =>
        service === null ? addService(listing.id, form, listing.services.length) : saveService(service.id, form)
      }
      onClose={onClose}
    >
      {({ register, control, formState: { errors } }) => (
        <>
          <TextField
            {...register('name')}
            label={text.name}
            placeholder={text.namePlaceholder}
            autoComplete="off"
            error={errors.name?.message}
          />
          <TextArea
            {...register('description')}
            label={text.details}
            optional={fields.optional}
            error={errors.description?.message}
          />
          <div className="grid gap-5 tablet:grid-cols-2">
            <Controller
              control={control}
              name="priceCents"
              render={({ field, fieldState }) => (
                <MoneyField
                  {...field}
                  label={text.price}
                  optional={fields.optional}
                  hint={text.priceHint}
                  error={fieldState.error?.message}
                />
              )}
            />
            <SelectField {...register('unit')} label={text.unit} options={units} error={errors.unit?.message} />
          </div>
        </>
      )}
    </ItemDialog>
  );
}
