// Adds, edits, orders and deletes the questions of a listing.
import { ItemDialog } from '#web/features/listing/components/item-dialog.tsx';
import { ItemsEditor } from '#web/features/listing/components/items-editor.tsx';
import { questionForm } from '#web/features/listing/forms.ts';
import type { Listing } from '#web/features/listing/listing.ts';
import { addQuestion, removeQuestion, saveQuestion } from '#web/features/listing/mutations.ts';
import type { ListingQuestion } from '#web/lib/api/listing-parts.ts';
import { listing as texts } from '#web/locales/fr/partner/listing.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { questions: text } = texts;

export function QuestionsEditor({ listing }: { listing: Listing }) {
  return (
    <ItemsEditor
      kind="questions"
      items={listing.questions.map((item) => ({ ...item, name: item.question }))}
      most={20}
      remove={removeQuestion}
      details={({ answer }) => <p className="line-clamp-2 break-words text-quiet text-small">{answer}</p>}
      dialog={(item, onClose) => (
        <QuestionDialog key={item?.id ?? 'new'} listing={listing} item={item} onClose={onClose} />
      )}
    />
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
