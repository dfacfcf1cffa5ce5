// The button that downloads moments as a calendar file. The browser makes the file, so that no calendar service learns of it.
import { CalendarPlus } from 'lucide-react';
import { calendarFile } from '#web/features/guest-area/invitation/calendar.ts';
import { type Invitation, type Moment, titleOf } from '#web/features/guest-area/invitation/invitation.ts';
import { saveFile } from '#web/features/guest-area/invitation/save-file.ts';
import { useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import { foldText } from '#web/lib/format/format.ts';
import { Button } from '#web/ui/button.tsx';

interface CalendarButtonProps {
  invitation: Invitation;
  moments: readonly Moment[];
  /** The accessible name, for a page with several such buttons. */
  label?: string;
  look?: 'secondary' | 'quiet';
}

export function CalendarButton({ invitation, moments, label, look = 'secondary' }: CalendarButtonProps) {
  const { calendar: text } = useGuestText();
  const dated = moments.filter(({ day }) => day !== null);
  const [first] = dated;
  if (first === undefined) return null;
  const title = titleOf(invitation);

  function save(): void {
    const name = dated.length === 1 && first !== undefined ? `${title} ${first.name}` : title;
    saveFile(text.file(fileName(name)), 'text/calendar', calendarFile(dated, { title }, new Date()));
  }

  return (
    <span className="noscript:hidden">
      <Button
        look={look}
        size="small"
        aria-label={label}
        icon={<CalendarPlus aria-hidden className="size-5" strokeWidth={1.5} />}
        onClick={save}
      >
        {text.add}
      </Button>
    </span>
  );
}

const fileName = (name: string): string =>
  foldText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
