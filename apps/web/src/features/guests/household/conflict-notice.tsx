// The notice of a conflict in a household's form: both values of each field, and the buttons that choose between them.
import type { ListedMoment } from '@liesse/domain';
import type { PersonForm } from '#web/features/guests/household/household-form.ts';
import type { Conflict } from '#web/features/guests/household/household-merge.ts';
import type { Editor } from '#web/features/guests/household/save-household.ts';
import type { RemoteConflict } from '#web/features/guests/use-remote-changes.ts';
import { guests } from '#web/locales/fr/client/guests.ts';
import { household } from '#web/locales/fr/client/household.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

const { conflict: text } = household;

interface ConflictNoticeProps {
  conflict: RemoteConflict;
  moments: readonly ListedMoment[];
  people: readonly PersonForm[];
}

export function ConflictNotice({ conflict, moments, people }: ConflictNoticeProps) {
  const { conflicts, shown, editor } = conflict;
  return (
    <Notice tone={conflicts.length > 0 ? 'danger' : 'note'} title={titleOf(editor)}>
      {conflicts.length === 0 ? (
        <p>{text.merged}</p>
      ) : (
        <>
          <p>{text.both}</p>
          <ul className="mt-1 list-disc pl-5">
            {conflicts.map((conflicting) => (
              <li key={`${conflicting.person} ${conflicting.field}`}>{lineOf(conflicting, moments, people)}</li>
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap gap-2">
            {shown === 'mine' ? (
              <Button look="secondary" size="small" onClick={conflict.showTheirs}>
                {text.seeTheirs}
              </Button>
            ) : (
              <Button look="secondary" size="small" onClick={conflict.showMine}>
                {text.backToMine}
              </Button>
            )}
            {shown === 'mine' && (
              <Button look="secondary" size="small" onClick={conflict.keepMine}>
                {text.writeMine}
              </Button>
            )}
          </div>
        </>
      )}
    </Notice>
  );
}

function titleOf(editor: Editor | null): string {
  if (editor?.by === 'guest') return text.byGuests;
  if (editor?.by === 'self') return text.bySelf;
  return text.title(editor?.name ?? text.somebody);
}

function lineOf(
  { person, field, mine, theirs }: Conflict,
  moments: readonly ListedMoment[],
  people: readonly PersonForm[],
): string {
  const moment = moments.find(({ id }) => field === `answers.${id}`);
  const label = moment?.name ?? text.fields[field] ?? field;
  const who = people.find(({ id }) => id !== null && id === person);
  const name = who && [who.first_name, who.last_name].filter(Boolean).join(' ');
  return text.line(name ? text.field(label, name) : label, describeValue(field, theirs), describeValue(field, mine));
}

function describeValue(field: string, value: string): string {
  if (value === '') return text.nothing;
  if (field.startsWith('answers.')) return guests.chosenAnswers[value as keyof typeof guests.chosenAnswers];
  if (field === 'age_group') return guests.ages[value as keyof typeof guests.ages];
  return value === 'true' ? text.yes : value === 'false' ? text.no : value;
}
