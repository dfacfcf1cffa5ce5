// The wrong lines of a file. They are left out of the import, which the button of the import says.
import type { LineError } from '#web/features/guests/import/import-rows.ts';
import { lineErrorSentence } from '#web/features/guests/import/left-out.ts';
import { guestImport } from '#web/locales/fr/client/guest-import.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';

const { check: text } = guestImport;

interface ImportProblemsProps {
  errors: readonly LineError[];
  /** The number of lines with errors. */
  lines: number;
}

const MOST_SHOWN = 50;

export function ImportProblems({ errors, lines }: ImportProblemsProps) {
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
    </Notice>
  );
}
