// The import of a guest list in three steps: the file, its columns, the check. Only the last button writes.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ImportCheck } from '#web/features/guests/import/import-check.tsx';
import { type ColumnGuess, guessColumns } from '#web/features/guests/import/import-columns.ts';
import { ImportColumns } from '#web/features/guests/import/import-columns-step.tsx';
import { ImportFile } from '#web/features/guests/import/import-file.tsx';
import { ImportResult } from '#web/features/guests/import/import-result.tsx';
import type { LeftOutLine } from '#web/features/guests/import/left-out.ts';
import { guestBookQuery } from '#web/features/guests/queries.ts';
import type { Table } from '#web/lib/files/sheets/csv-read.ts';
import { guestImport as text } from '#web/locales/fr/client/guest-import.ts';
import { guests } from '#web/locales/fr/client/guests.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Stepper } from '#web/ui/layout/stepper.tsx';

type Step =
  | { at: 'file' }
  | { at: 'columns' | 'check'; table: Table; columns: ColumnGuess }
  | { at: 'result'; title: string; table: Table; columns: ColumnGuess; leftOut: readonly LeftOutLine[] };

const ORDER = ['file', 'columns', 'check'] as const;

interface ImportWizardProps {
  eventId: string;
  /** Called when the request has been sent. */
  onWrite: () => void;
  onDone: () => void;
}

export function ImportWizard({ eventId, onWrite, onDone }: ImportWizardProps) {
  const { data: book, isError, refetch } = useQuery(guestBookQuery(eventId));
  const [step, setStep] = useState<Step>({ at: 'file' });
  if (book === undefined) {
    return isError ? (
      <ErrorState message={guests.loadFailed} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={6} />
    );
  }
  if (step.at === 'result') {
    const { title, table, columns, leftOut } = step;
    return <ImportResult {...{ title, table, leftOut, onDone }} headerRow={columns.headerRow} />;
  }
  function goBack(index: number) {
    if (step.at === 'columns' || step.at === 'check')
      setStep(index === 0 ? { at: 'file' } : { ...step, at: 'columns' });
  }
  return (
    <>
      <Stepper label={text.stepsLabel} steps={text.steps} current={ORDER.indexOf(step.at)} onGo={goBack} />
      <div className="mt-8">
        {step.at === 'file' && (
          <ImportFile
            onRead={(table) => setStep({ at: 'columns', table, columns: guessColumns(table, book.moments) })}
          />
        )}
        {step.at === 'columns' && (
          <ImportColumns
            table={step.table}
            columns={step.columns}
            moments={book.moments}
            onChange={(columns) => setStep({ ...step, columns })}
            onNext={() => setStep({ ...step, at: 'check' })}
          />
        )}
        {step.at === 'check' && (
          <ImportCheck
            eventId={eventId}
            book={book}
            table={step.table}
            columns={step.columns}
            onOtherFile={() => setStep({ at: 'file' })}
            onWrite={onWrite}
            onDone={(title, leftOut) =>
              leftOut.length === 0 ? onDone() : setStep({ ...step, at: 'result', title, leftOut })
            }
          />
        )}
      </div>
    </>
  );
}
