// Adds, edits, orders and deletes the services of a listing.
import { priceUnits } from '@liesse/domain';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useOrder } from '#web/features/events/moments/use-order.ts';
import { ItemDialog } from '#web/features/listing/components/item-dialog.tsx';
import { type ServiceForm, serviceForm } from '#web/features/listing/forms.ts';
import { type Listing, listingKey } from '#web/features/listing/listing.ts';
import { addService, orderListing, removeService, saveService } from '#web/features/listing/mutations.ts';
import { useListingMutation } from '#web/features/listing/use-listing-mutation.ts';
import type { ListingService } from '#web/lib/api/listing-parts.ts';
import { formatPrice } from '#web/lib/format/format.ts';
import { listing as texts } from '#web/locales/fr/partner/listing.ts';
import { partners } from '#web/locales/fr/public/partners.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { MoneyField } from '#web/ui/fields/value/money-field.tsx';
import { RowActions } from '#web/ui/lists/row-actions.tsx';
import { SortableList } from '#web/ui/lists/sortable-list.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { services: text } = texts;
const units = priceUnits.map((value) => ({ value, label: texts.units[value] }));
const newService: ServiceForm = { name: '', description: '', priceCents: null, unit: 'event' };

export function ServicesEditor({ listing }: { listing: Listing }) {
  const [edited, setEdited] = useState<ListingService | 'new' | null>(null);
  const { items, put } = useOrder(listing.services, {
    write: (ids) => orderListing('services', ids),
    invalidates: [listingKey],
  });
  const remove = useListingMutation({ mutationFn: removeService, success: { title: text.removed } });

  async function confirmRemoval({ id, name }: ListingService) {
    const question = { title: text.removeTitle(name), description: text.removeText, action: text.removeAction };
    if (await confirm({ ...question, isDangerous: true })) await remove.run(id);
  }

  return (
    <>
      {items.length === 0 ? (
        <p className="border-hairline border-y py-4 text-quiet">{text.empty}</p>
      ) : (
        <SortableList label={text.list} items={items} onOrder={put}>
          {(service) => (
            <div className="flex items-start justify-between gap-3">
              <div className="min-w-0 pt-2">
                <p className="break-words">{service.name}</p>
                <p className="text-quiet text-small tabular-nums">{priceText(service)}</p>
              </div>
              <RowActions
                editLabel={texts.edit(service.name)}
                removeLabel={texts.remove(service.name)}
                onEdit={() => setEdited(service)}
                onRemove={() => void confirmRemoval(service)}
              />
            </div>
          )}
        </SortableList>
      )}
      <div className="-ml-4 mt-3">
        <Button
          look="quiet"
          size="small"
          icon={<Plus aria-hidden className="size-5" strokeWidth={1.5} />}
          onClick={() => setEdited('new')}
        >
          {text.add}
        </Button>
      </div>
      {edited !== null && (
        <ServiceDialog
          key={edited === 'new' ? 'new' : edited.id}
          listing={listing}
          service={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

const priceText = ({ price_cents: cents, unit }: ListingService): string =>
  cents === null ? text.onRequest : `${formatPrice(cents)} ${partners.card.units[unit]}`.trim();

interface ServiceDialogProps {
  listing: Listing;
  service: ListingService | null;
  onClose: () => void;
}

function ServiceDialog({ listing, service, onClose }: ServiceDialogProps) {
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
