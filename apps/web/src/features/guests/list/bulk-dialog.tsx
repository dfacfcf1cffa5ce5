// The dialog that changes one field of all selected guests.
import { ageGroups } from '@liesse/domain';
import { type FormEvent, useId, useState } from 'react';
import type { GuestBook } from '#web/features/guests/guest-cache.ts';
import { filterChoices } from '#web/features/guests/list/filters.ts';
import type { BulkPatch } from '#web/features/guests/mutations.ts';
import { useUpdateGuests } from '#web/features/guests/use-guest-mutations.ts';
import { guests } from '#web/locales/fr/client/guests.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

const { bulk: text } = guests;

type Choice = keyof typeof text.choices;

interface BulkDialogProps {
  eventId: string;
  book: GuestBook;
  ids: readonly string[];
  onClose: () => void;
}

export function BulkDialog({ eventId, book, ids, onClose }: BulkDialogProps) {
  const update = useUpdateGuests(eventId);
  const [choice, setChoice] = useState<Choice>(book.moments.length > 0 ? 'reply' : 'addTag');
  const [moment, setMoment] = useState(book.moments[0]?.id ?? '');
  const [reply, setReply] = useState('yes');
  const [age, setAge] = useState<string>(ageGroups[0]);
  const [typed, setTyped] = useState('');
  const needsMoment = choice === 'invite' || choice === 'uninvite' || choice === 'reply';

  async function submit(event: FormEvent) {
    event.preventDefault();
    const patch = patchOf(choice, { moment, reply, age, typed: typed.trim() });
    if (update.isPending || patch === null) return;
    // Tags and sides belong to whole households, so that people who are not selected change too.
    const isTicked = new Set(ids);
    const homes = new Set(book.people.filter(({ id }) => isTicked.has(id)).map(({ household_id: home }) => home));
    const touched = book.people.filter(({ household_id: home }) => homes.has(home)).map(({ id }) => id);
    if ((await update.run({ ids, patch, touchedIds: touched })) !== null) onClose();
  }

  return (
    <FormDialog
      title={text.title(ids.length)}
      submitLabel={text.apply}
      isBusy={update.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={text.what}
        value={choice}
        onChange={(event) => {
          setChoice(event.target.value as Choice);
          setTyped('');
        }}
        options={choicesFor(book)}
      />
      {needsMoment && (
        <SelectField
          label={text.moment}
          value={moment}
          hint={choice === 'uninvite' ? text.uninviteHint : undefined}
          onChange={(event) => setMoment(event.target.value)}
          options={book.moments.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {choice === 'reply' && (
        <SelectField
          label={text.reply}
          value={reply}
          hint={text.replyHint}
          onChange={(event) => setReply(event.target.value)}
          options={(['yes', 'no', 'waiting'] as const).map((value) => ({
            value,
            label: guests.filters.answers[value],
          }))}
        />
      )}
      {choice === 'age' && (
        <SelectField
          label={guests.filters.age}
          value={age}
          onChange={(event) => setAge(event.target.value)}
          options={ageGroups.map((value) => ({ value, label: guests.ages[value] }))}
        />
      )}
      <TagOrSideField choice={choice} book={book} value={typed} onChange={setTyped} />
    </FormDialog>
  );
}

function TagOrSideField({
  choice,
  book,
  value,
  onChange,
}: {
  choice: Choice;
  book: GuestBook;
  value: string;
  onChange: (typed: string) => void;
}) {
  const list = useId();
  const { tags, sides } = filterChoices(book);
  if (choice === 'removeTag') {
    return (
      <SelectField
        label={text.tag}
        value={value}
        placeholder={guests.filters.anyTag}
        hint={text.householdHint}
        onChange={(event) => onChange(event.target.value)}
        options={tags.map((tag) => ({ value: tag, label: tag }))}
      />
    );
  }
  if (choice !== 'addTag' && choice !== 'side') return null;
  return (
    <>
      <TextField
        label={choice === 'side' ? text.side : text.tag}
        hint={choice === 'side' ? text.noSide : text.householdHint}
        value={value}
        maxLength={60}
        list={list}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={list}>
        {(choice === 'side' ? sides : tags).map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </>
  );
}

/** Leaves out the choices that need a moment or a tag when the event has none. */
function choicesFor(book: GuestBook): { value: Choice; label: string }[] {
  const { tags } = filterChoices(book);
  return (Object.keys(text.choices) as Choice[])
    .filter((choice) => book.moments.length > 0 || !['invite', 'uninvite', 'reply'].includes(choice))
    .filter((choice) => choice !== 'removeTag' || tags.length > 0)
    .map((choice) => ({ value: choice, label: text.choices[choice] }));
}

function patchOf(
  choice: Choice,
  given: { moment: string; reply: string; age: string; typed: string },
): BulkPatch | null {
  const { moment, reply, age, typed } = given;
  switch (choice) {
    case 'invite':
      return { invite: [moment] };
    case 'uninvite':
      return { uninvite: [moment] };
    case 'reply':
      return { reply: { [moment]: reply === 'waiting' ? null : reply === 'yes' } };
    case 'addTag':
      return typed === '' ? null : { add_tags: [typed] };
    case 'removeTag':
      return typed === '' ? null : { remove_tags: [typed] };
    case 'side':
      return { side: typed };
    case 'age':
      return { age_group: age };
  }
}
