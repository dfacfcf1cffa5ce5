// /timeline/{token}: the day as vendors read it. Nothing around it, so that it prints as it stands; without a network, its last copy.
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useParams } from 'react-router';
import { SheetDays } from '#web/features/timeline/components/sheet-days.tsx';
import type { TimelineSheet } from '#web/features/timeline/entries.ts';
import { useKeptSheet } from '#web/features/timeline/kept-sheets.ts';
import { sheetQuery } from '#web/features/timeline/sheet.ts';
import { formatCivilDate } from '#web/lib/civil-date.ts';
import { formatMoment, formatTime } from '#web/lib/format.ts';
import { Metadata } from '#web/lib/metadata.tsx';
import { useOnline } from '#web/lib/online.ts';
import { QueryProvider } from '#web/lib/query-client.tsx';
import { useKeptPage } from '#web/lib/use-kept-page.ts';
import { timeline } from '#web/locales/fr/timeline.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loader } from '#web/ui/loader.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

const { sheet: text } = timeline;

export function Component() {
  const { token = '' } = useParams();
  return (
    <QueryProvider>
      <Metadata title={text.title} description={text.description} />
      <main
        id="contenu"
        tabIndex={-1}
        className="mx-auto min-h-dvh w-full max-w-page px-5 py-8 outline-none tablet:px-10 print:max-w-none print:p-0"
      >
        <Sheet token={token} />
      </main>
    </QueryProvider>
  );
}

function Sheet({ token }: { token: string }) {
  const { data, error, isPaused, dataUpdatedAt, refetch } = useQuery(sheetQuery(token));
  const kept = useKeptSheet(token);
  const isOnline = useOnline();
  const isLost = error !== null || isPaused || !isOnline;
  useKeptPage('/timeline/', data?.state === 'open' && !isLost);
  if (data === undefined) {
    if (kept !== null) return <OpenSheet sheet={kept.sheet} isLost={isLost} copiedAt={kept.at} />;
    if (!isLost) return <Loader text={text.loading} />;
    return (
      <>
        <h1 className="text-title">{text.title}</h1>
        <ErrorState message={text.failed} onRetry={() => void refetch()} />
      </>
    );
  }
  if (data.state !== 'open') return <Ended state={data.state} />;
  return <OpenSheet sheet={data} isLost={isLost} readAt={dataUpdatedAt} />;
}

interface OpenSheetProps {
  sheet: TimelineSheet;
  isLost: boolean;
  /** In this page, or by an earlier visit. */
  readAt?: number;
  copiedAt?: number;
}

function OpenSheet({ sheet, isLost, readAt, copiedAt }: OpenSheetProps) {
  const { event } = sheet;
  const day = event.starts_on === null ? text.dateToCome : capitalised(formatCivilDate(event.starts_on));
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 pb-8 print:pb-4">
        <div className="min-w-0">
          <p className="label-caps text-metal">{text.title}</p>
          <h1 className="wrap-anywhere mt-2 text-display print:text-title">{event.name}</h1>
          <p className="mt-3 text-lead print:mt-1">{[day, event.place].filter(Boolean).join(' · ')}</p>
          <p className="mt-1 text-quiet text-small">
            {copiedAt === undefined
              ? text.renewed(clockOf(new Date(readAt ?? 0)))
              : text.copied(formatMoment(new Date(copiedAt)))}
          </p>
        </div>
        <div className="print:hidden">
          <Button
            look="secondary"
            icon={<Printer aria-hidden className="size-5" strokeWidth={1.5} />}
            onClick={() => window.print()}
          >
            {timeline.print}
          </Button>
        </div>
      </header>
      {isLost && (
        <div className="mb-6">
          <Notice tone="danger">{text.stale}</Notice>
        </div>
      )}
      <SheetDays sheet={sheet} />
      <p className="border-hairline border-t pt-4 text-quiet text-small">{text.footer}</p>
    </>
  );
}

function Ended({ state }: { state: keyof typeof text.ended }) {
  const { title, text: sentence } = text.ended[state];
  return (
    <>
      <h1 className="text-title">{title}</h1>
      <Flourish className="mt-6" />
      <p className="mt-6 max-w-measure text-lead text-quiet">{sentence}</p>
    </>
  );
}

const clockOf = (instant: Date): string => formatTime(instant.toTimeString().slice(0, 5));
const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
