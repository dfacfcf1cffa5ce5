// Orders, opens and deletes the services or the questions of a listing; the caller gives the rows and the dialog.
import { Plus } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useOrder } from '#web/features/events/moments/use-order.ts';
import { type Listing, listingKey } from '#web/features/listing/listing.ts';
import { orderListing } from '#web/features/listing/mutations.ts';
import { useListingMutation } from '#web/features/listing/use-listing-mutation.ts';
import type { Done } from '#web/lib/api/refusal.ts';
import { listing as texts } from '#web/locales/fr/partner/listing.ts';
import { Button } from '#web/ui/button.tsx';
import { RowActions } from '#web/ui/lists/row-actions.tsx';
import { SortableList } from '#web/ui/lists/sortable-list.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

interface ListingItem {
  id: string;
  name: string;
}

export interface ItemDialogProps<Item> {
  listing: Listing;
  /** Null adds an item. */
  item: Item | null;
  onClose: () => void;
}

interface ItemsEditorProps<Item extends ListingItem> {
  kind: 'services' | 'questions';
  listing: Listing;
  items: readonly Item[];
  /** The largest number of items. */
  most?: number;
  remove: (id: string) => Promise<Done>;
  /** The line below the name. */
  Details: ComponentType<{ item: Item }>;
  Dialog: ComponentType<ItemDialogProps<Item>>;
}

export function ItemsEditor<Item extends ListingItem>(props: ItemsEditorProps<Item>) {
  const { kind, listing, most = Number.POSITIVE_INFINITY, Details, Dialog } = props;
  const text = texts[kind];
  const [edited, setEdited] = useState<Item | 'new' | null>(null);
  const { items, put } = useOrder(props.items, {
    write: (ids) => orderListing(kind, ids),
    invalidates: [listingKey],
  });
  const remove = useListingMutation({ mutationFn: props.remove, success: { title: text.removed } });

  async function confirmRemoval({ id, name }: Item) {
    const question = { title: text.removeTitle(name), description: text.removeText, action: text.removeAction };
    if (await confirm({ ...question, isDangerous: true })) await remove.run(id);
  }

  return (
    <>
      {items.length === 0 ? (
        <p className="border-hairline border-y py-4 text-quiet">{text.empty}</p>
      ) : (
        <SortableList label={text.list} items={items} onOrder={put}>
          {(item) => (
            <div className="flex items-start justify-between gap-3">
              <div className="min-w-0 pt-2">
                <p className="break-words">{item.name}</p>
                <Details item={item} />
              </div>
              <RowActions
                editLabel={texts.edit(item.name)}
                removeLabel={texts.remove(item.name)}
                onEdit={() => setEdited(item)}
                onRemove={() => void confirmRemoval(item)}
              />
            </div>
          )}
        </SortableList>
      )}
      {items.length < most && (
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
      )}
      {edited !== null && (
        <Dialog
          key={edited === 'new' ? 'new' : edited.id}
          listing={listing}
          item={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
