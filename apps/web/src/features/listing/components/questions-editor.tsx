// Adds, edits, orders and deletes the questions of a listing.
import { ItemDialog } from '#web/features/listing/components/item-dialog.tsx';
import { type ItemDialogProps, ItemsEditor } from '#web/features/listing/components/items-editor.tsx';
import { questionForm } from '#web/features/listing/forms.ts';
import type { Listing } from '#web/features/listing/listing.ts';
import { addQuestion, removeQuestion, saveQuestion } from '#web/features/listing/mutations.ts';
import type { ListingQuestion } from '#web/lib/api/listing-parts.ts';
import { listing as texts } from '#web/locales/fr/partner/listing.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { questions: text } = texts;

type NamedQuestion = ListingQuestion & { name: string };

export function QuestionsEditor({ listing }: { listing: Listing }) {
  return (
    <ItemsEditor
      kind="questions"
      listing={listing}
      items={listing.questions.map((item) => ({ ...item, name: item.question }))}
      most={20}
      remove={removeQuestion}
      Details={QuestionDetails}
      Dialog={QuestionDialog}
    />
  );
}

function QuestionDetails({ item }: { item: NamedQuestion }) {
  return <p className="line-clamp-2 break-words text-quiet text-small">{item.answer}</p>;
}

function QuestionDialog({ listing, item, onClose }: ItemDialogProps<NamedQuestion>) {
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
