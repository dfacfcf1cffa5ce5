// The layout of a sheet behind a secret link. It has no navigation, so that it prints as it is shown.
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { QueryProvider } from '#web/lib/api/query-client.tsx';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { capitalised, formatTime } from '#web/lib/format/format.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { sheets } from '#web/locales/fr/sheets.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

interface SharedSheetProps {
  title: string;
  description: string;
  children: ReactNode;
}

export function SharedSheet({ title, description, children }: SharedSheetProps) {
  return (
    <QueryProvider>
      <Metadata title={title} description={description} />
      <main
        id="contenu"
        tabIndex={-1}
        className="mx-auto min-h-dvh w-full max-w-page px-5 py-8 outline-none tablet:px-10 print:max-w-none print:p-0"
      >
        {children}
      </main>
    </QueryProvider>
  );
}

interface OpenSheetProps {
  /** The words of the page. */
  text: { title: string; stale: string; footer: string };
  event: { name: string; starts_on: string | null; place: string | null };
  /** The time of the data, as text. */
  age: string;
  isStale: boolean;
  children: ReactNode;
}

export function OpenSheet({ text, event, age, isStale, children }: OpenSheetProps) {
  const day = event.starts_on === null ? sheets.dateToCome : capitalised(formatCivilDate(event.starts_on));
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 pb-8 print:pb-4">
        <div className="min-w-0">
          <p className="label-caps text-metal">{text.title}</p>
          <h1 className="wrap-anywhere mt-2 text-display print:text-title">{event.name}</h1>
          <p className="mt-3 text-lead print:mt-1">{[day, event.place].filter(Boolean).join(' · ')}</p>
          <p className="mt-1 text-quiet text-small">{age}</p>
        </div>
        <div className="print:hidden">
          <Button
            look="secondary"
            icon={<Printer aria-hidden className="size-5" strokeWidth={1.5} />}
            onClick={() => window.print()}
          >
            {sheets.print}
          </Button>
        </div>
      </header>
      {isStale && (
        <div className="mb-6">
          <Notice tone="danger">{text.stale}</Notice>
        </div>
      )}
      {children}
      <p className="border-hairline border-t pt-4 text-quiet text-small">{text.footer}</p>
    </>
  );
}

/** « À jour à 14 h 05. » */
export const renewedAt = (instant: number): string =>
  sheets.renewed(formatTime(new Date(instant).toTimeString().slice(0, 5)));

export function FailedSheet({ title, message, onRetry }: { title: string; message: string; onRetry: () => void }) {
  return (
    <>
      <h1 className="text-title">{title}</h1>
      <ErrorState message={message} onRetry={onRetry} />
    </>
  );
}

/** The message for a link that is unknown, expired or limited. */
export function EndedSheet({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1 className="text-title">{title}</h1>
      <Flourish className="mt-6" />
      <p className="mt-6 max-w-measure text-lead text-quiet">{text}</p>
    </>
  );
}
