// Uploads, describes, orders and deletes the photos of a listing. The first one is the cover.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useOrder } from '#web/features/events/moments/use-order.ts';
import { ItemDialog } from '#web/features/listing/components/item-dialog.tsx';
import { photoForm } from '#web/features/listing/forms.ts';
import { type Listing, listingKey } from '#web/features/listing/listing.ts';
import { orderListing, saveAlt } from '#web/features/listing/mutations.ts';
import { photoRules, removePhoto, uploadPhoto } from '#web/features/listing/photo-upload.ts';
import { useListingMutation } from '#web/features/listing/use-listing-mutation.ts';
import { type ListingPhoto, usePhotoUrl } from '#web/lib/api/listing-parts.ts';
import { listing as texts } from '#web/locales/fr/partner/listing.ts';
import { FileDrop } from '#web/ui/fields/files/file-drop.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { RowActions } from '#web/ui/lists/row-actions.tsx';
import { SortableList } from '#web/ui/lists/sortable-list.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { TextLink } from '#web/ui/text/text-link.tsx';

const { photos: text } = texts;
const THUMBNAIL = 240;

export function PhotosEditor({ listing }: { listing: Listing }) {
  const queryClient = useQueryClient();
  const [edited, setEdited] = useState<ListingPhoto | null>(null);
  const { items, put } = useOrder(
    listing.photos.map((photo) => ({ ...photo, name: photo.alt })),
    { write: (ids) => orderListing('photos', ids), invalidates: [listingKey] },
  );
  const remove = useListingMutation({ mutationFn: removePhoto, success: { title: text.removed } });
  // Several files are sent at once, and each has a place of its own.
  const nextPosition = useRef(0);
  const cover = items.find(({ state }) => state === 'shown');
  const defaultAlt = text.defaultAlt(listing.name);

  async function confirmRemoval(photo: ListingPhoto) {
    const question = { title: text.removeTitle, description: text.removeText, action: text.removeAction };
    if (await confirm({ ...question, isDangerous: true })) await remove.run(photo);
  }

  return (
    <div className="flex flex-col gap-5">
      {items.length > 0 && (
        <div>
          <SortableList label={text.list} items={items} onOrder={put}>
            {(photo) => (
              <div className="flex items-start justify-between gap-3">
                <Thumbnail photo={photo} />
                <div className="min-w-0 flex-1 pt-1 text-small">
                  {photo.id === cover?.id && <p className="label-caps text-metal">{text.cover}</p>}
                  <p className="line-clamp-3 break-words">{photo.alt}</p>
                  {photo.alt === defaultAlt && <p className="text-metal">{text.toDescribe}</p>}
                  <ModerationMark photo={photo} />
                </div>
                <RowActions
                  editLabel={texts.edit(photo.alt)}
                  removeLabel={texts.remove(photo.alt)}
                  onEdit={() => setEdited(photo)}
                  onRemove={() => void confirmRemoval(photo)}
                />
              </div>
            )}
          </SortableList>
        </div>
      )}
      <FileDrop
        {...photoRules}
        label={text.add}
        hint={text.hint}
        upload={async (file) => {
          const position = Math.min(1000, Math.max(nextPosition.current, listing.photos.length));
          nextPosition.current = position + 1;
          const sent = await uploadPhoto(file, { partnerId: listing.id, alt: defaultAlt, position });
          if (sent.ok) await queryClient.invalidateQueries({ queryKey: listingKey });
          return sent;
        }}
      />
      {edited !== null && (
        <ItemDialog
          key={edited.id}
          name={`photo:${edited.id}`}
          title={text.editTitle}
          submitLabel={text.done}
          schema={photoForm}
          values={{ alt: edited.alt === defaultAlt ? '' : edited.alt }}
          write={({ alt }) => saveAlt(edited.id, alt)}
          onClose={() => setEdited(null)}
        >
          {({ register, formState: { errors } }) => (
            <TextArea {...register('alt')} label={text.alt} hint={text.altHint} error={errors.alt?.message} />
          )}
        </ItemDialog>
      )}
    </div>
  );
}

function Thumbnail({ photo }: { photo: ListingPhoto }) {
  return (
    <img
      src={usePhotoUrl(photo, THUMBNAIL)}
      alt=""
      width={96}
      height={72}
      className="h-18 w-24 shrink-0 rounded-small bg-panel object-cover"
    />
  );
}

/** Why a photo is not on the page. The decision can be contested on its own page. */
function ModerationMark({ photo: { state, alt, removal } }: { photo: ListingPhoto }) {
  if (state === 'shown') return null;
  if (state === 'held') return <p className="text-metal">{text.held}</p>;
  const reason = removal?.reason ?? null;
  return (
    <p className="wrap-anywhere text-danger">
      {reason === null ? text.hiddenSilent : text.hidden(reason)}{' '}
      {removal != null && (
        <TextLink href={`/decisions/${removal.case_id}`}>
          {text.decision}
          <span className="sr-only">{text.decisionOf(alt)}</span>
        </TextLink>
      )}
    </p>
  );
}
