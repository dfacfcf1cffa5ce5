// Shows that another member saved the fields that were edited here, and lets the person choose a version.
import { eventForms } from '#web/locales/fr/client/event-forms.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

const { conflict: text } = eventForms;

interface ConflictNoticeProps {
  /** What is saved now, field by field, in words. */
  lines: ReadonlyArray<{ label: string; value: string }>;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

export function ConflictNotice({ lines, onTakeTheirs, onKeepMine }: ConflictNoticeProps) {
  if (lines.length === 0) return null;
  return (
    <Notice tone="danger" title={text.title}>
      <p>{text.text}</p>
      <ul className="mt-2 mb-3 list-disc pl-5 wrap-anywhere">
        {lines.map(({ label, value }) => (
          <li key={label}>{text.line(label, value === '' ? text.empty : value)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" size="small" onClick={onKeepMine}>
          {text.keepMine}
        </Button>
        <Button look="secondary" size="small" onClick={onTakeTheirs}>
          {text.takeTheirs}
        </Button>
      </div>
    </Notice>
  );
}
