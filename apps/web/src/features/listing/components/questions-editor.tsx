// Adds, edits, orders and deletes the questions of a listing.
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useOrder } from '#web/features/events/moments/use-order.ts';
import { ItemDialog } from '#web/features/listing/components/item-dialog.tsx';
import { questionForm } from '#web/features/listing/forms.ts';
import { type Listing, listingKey } from '#web/features/listing/listing.ts';
import { addQuestion, orderListing, removeQuestion, saveQuestion } from '#web/features/listing/mutations.ts';
import { useListingMutation } from '#web/features/listing/use-listing-mutation.ts';
import type { ListingQuestion } from '#web/lib/api/listing-parts.ts';
import { listing as texts } from '#web/locales/fr/partner/listing.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { RowActions } from '#web/ui/lists/row-actions.tsx';
import { SortableList } from '#web/ui/lists/sortable-list.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { questions: text } = texts;
const MOST = 20;

export function QuestionsEditor({ listing }: { listing: Listing }) {
  const [edited, setEdited] = useState<ListingQuestion | 'new' | null>(null);
  const { items, put } = useOrder(
    listing.questions.map((item) => ({ ...item, name: item.question })),
    { write: (ids) => orderListing('questions', ids), invalidates: [listingKey] },
  );
  const remove = useListingMutation({ mutationFn: removeQuestion, success: { title: text.removed } });

  async function confirmRemoval({ id, question }: ListingQuestion) {
    const asked = { title: text.removeTitle(question), description: text.removeText, action: text.removeAction };
    if (await confirm({ ...asked, isDangerous: true })) await remove.run(id);
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
                <p className="break-words">{item.question}</p>
                <p className="line-clamp-2 break-words text-quiet text-small">{item.answer}</p>
              </div>
              <RowActions
                editLabel={texts.edit(item.question)}
                removeLabel={texts.remove(item.question)}
                onEdit={() => setEdited(item)}
                onRemove={() => void confirmRemoval(item)}
              />
            </div>
          )}
        </SortableList>
      )}
      {items.length < MOST && (
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
        <QuestionDialog
          key={edited === 'new' ? 'new' : edited.id}
          listing={listing}
          item={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

interface QuestionDialogProps {
  listing: Listing;
  item: ListingQuestion | null;
  onClose: () => void;
}

function QuestionDialog({ listing, item, onClose }: QuestionDialogProps) {
  return (
    <ItemDialog
      name={`question:${item?.id ?? 'new'}`}
      title={item === null ? text.addTitle : text.editTitle}
      submitLabel={text.done}
      schema={questionForm}
      values={{ question: item?.question ?? '', answer: item?.answer ?? '' }}
      write={(form) =>
        item === null ? addQuestion(listing.id, form, listing.questions.length) : saveQuestion(item.id, form)
      }
      onClose={onClose}
    >
      {({ register, formState: { errors } }) => (
        <>
          <TextField
            {...register('question')}
            label={text.question}
            placeholder={text.questionPlaceholder}
            autoComplete="off"
            error={errors.question?.message}
          />
          <TextArea {...register('answer')} label={text.answer} rows={5} error={errors.answer?.message} />
        </>
      )}
    </ItemDialog>
  );
}
