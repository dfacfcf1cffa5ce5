// The one-line form that adds a task: a title and an optional day.
import { daysBefore } from '@liesse/domain';
import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import { announce } from '#web/lib/device/announce.ts';
import { useDraftState } from '#web/lib/drafts/draft.ts';
import { type CivilDate, isCivilDate } from '#web/lib/format/civil-date.ts';
import { planning } from '#web/locales/fr/client/planning.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/fields/date/date-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { add: text, sheet } = planning;
const TITLE_MAX = 200;

interface QuickTask {
  title: string;
  day: CivilDate | null;
}

const empty: QuickTask = { title: '', day: null };

export function QuickAdd() {
  const { event, mutations } = usePlanning();
  const [{ title, day }, setLine, draft] = useDraftState<QuickTask>('task:quick', empty);
  const [error, setError] = useState<string | undefined>();
  const line = useRef<HTMLInputElement>(null);

  async function submit(submitted: FormEvent) {
    submitted.preventDefault();
    const trimmed = title.trim();
    if (trimmed === '') return setError(sheet.invalid.title);
    if (trimmed.length > TITLE_MAX) return setError(sheet.invalid.longTitle);
    // The date field itself shows that its text is not a day.
    if (mutations.isPending || (day !== null && !isCivilDate(day))) return;
    if (!(await mutations.add({ title: trimmed, ...dueChange(day, event.starts_on) }))) return;
    announce(text.added(trimmed));
    setLine(empty);
    draft.erase();
    line.current?.focus();
  }

  return (
    <form
      noValidate
      onSubmit={(submitted) => void submit(submitted)}
      className="grid items-start gap-3 pb-4 tablet:grid-cols-[minmax(0,1fr)_11rem_auto]"
    >
      <TextField
        ref={line}
        label={text.title}
        required={false}
        placeholder={text.placeholder}
        value={title}
        autoComplete="off"
        enterKeyHint="done"
        error={error}
        onChange={({ target }) => {
          setError(undefined);
          setLine({ title: target.value, day });
        }}
      />
      {/* Phones show the date and the button once a title is typed. */}
      <div className={title === '' ? 'max-tablet:hidden' : ''}>
        <DateField
          label={text.due}
          optional={fields.optional}
          value={day}
          onChange={(next) => setLine({ title, day: next })}
        />
      </div>
      <div className={`tablet:pt-7 ${title === '' ? 'max-tablet:hidden' : ''}`}>
        <Button
          type="submit"
          look="secondary"
          isBusy={mutations.isPending}
          icon={<Plus aria-hidden className="size-5" strokeWidth={1.5} />}
        >
          {text.submit}
        </Button>
      </div>
    </form>
  );
}

/** While the event has a date, the task follows it when it moves. */
function dueChange(day: CivilDate | null, startsOn: CivilDate | null) {
  if (day === null) return {};
  return startsOn === null ? { due_on: day } : { days_before: daysBefore(day, startsOn) };
}
