// The wrong lines of a file, with a button that leaves them out.
import type { LineError } from '#web/features/guests/import/import-rows.ts';
import { guestImport } from '#web/locales/fr/client/guest-import.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

const { check: text, fields, wrong } = guestImport;

interface ImportProblemsProps {
  errors: readonly LineError[];
  /** The number of lines with errors. */
  lines: number;
  isLeftOut: boolean;
  onLeaveOut: (isLeftOut: boolean) => void;
}

const MOST_SHOWN = 50;

export function ImportProblems({ errors, lines, isLeftOut, onLeaveOut }: ImportProblemsProps) {
  if (isLeftOut) {
    return (
      <Notice tone="note" title={text.leftOut(lines)}>
        <div className="-ml-4">
          <Button look="quiet" size="small" onClick={() => onLeaveOut(false)}>
            {text.takeBack}
          </Button>
        </div>
      </Notice>
    );
  }
  return (
    <Notice tone="danger" title={text.errors(lines)}>
      <p>{text.errorsText}</p>
      <ul className="mt-2 max-h-72 overflow-y-auto">
        {errors.slice(0, MOST_SHOWN).map((error) => (
          <li key={`${error.line} ${error.field} ${error.reason}`} className="py-1">
            <span className="font-medium tabular-nums">{text.errorLine(error.line)}</span>{' '}
            <span>{lineErrorSentence(error)}</span>
          </li>
        ))}
        {errors.length > MOST_SHOWN && <li className="py-1">{text.moreErrors(errors.length - MOST_SHOWN)}</li>}
      </ul>
      <div className="mt-2">
        <Button look="secondary" size="small" onClick={() => onLeaveOut(true)}>
          {text.leaveOut}
        </Button>
      </div>
    </Notice>
  );
}

function lineErrorSentence({ field, reason, value }: LineError): string {
  const sentence = wrong[reason] ?? reason;
  // « Ni prénom ni nom » names its fields already.
  if (reason === 'missing') return sentence;
  const name = fields[field] ?? field;
  return value ? guestImport.wrongValue(name, value, sentence) : guestImport.wrongField(name, sentence);
}
