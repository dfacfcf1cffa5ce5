// /kitchen/{token}: the sheet of the kitchen and the venue. Nothing around it, so that it prints as it stands.
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useParams } from 'react-router';
import { LinkRefusal } from '#web/features/guest-area/api.ts';
import { KitchenMoment } from '#web/features/guest-area/components/kitchen-moment.tsx';
import { type KitchenSheet, kitchenQuery } from '#web/features/guest-area/kitchen-sheet.ts';
import { capitalised } from '#web/features/guest-area/moment-words.ts';
import { formatCivilDate } from '#web/lib/civil-date.ts';
import { formatTime } from '#web/lib/format.ts';
import { Metadata } from '#web/lib/metadata.tsx';
import { QueryProvider } from '#web/lib/query-client.tsx';
import { kitchen as text } from '#web/locales/fr/kitchen.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loader } from '#web/ui/loader.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

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
  const { data, error, isPaused, dataUpdatedAt, refetch } = useQuery(kitchenQuery(token));
  if (error instanceof LinkRefusal && error.reason === 'too-many') return <Ended state="too-many" />;
  if (data === undefined) {
    if (error === null && !isPaused) return <Loader text={text.loading} />;
    return (
      <>
        <h1 className="text-title">{text.title}</h1>
        <ErrorState message={text.failed} onRetry={() => void refetch()} />
      </>
    );
  }
  if (data.state !== 'open') return <Ended state={data.state} />;
  return <OpenSheet sheet={data} isStale={error !== null || isPaused} at={new Date(dataUpdatedAt)} />;
}

interface OpenSheetProps {
  sheet: KitchenSheet;
  isStale: boolean;
  at: Date;
}

function OpenSheet({ sheet: { event, moments }, isStale, at }: OpenSheetProps) {
  const day = event.starts_on === null ? text.dateToCome : capitalised(formatCivilDate(event.starts_on));
  const clock = formatTime(at.toTimeString().slice(0, 5));
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 pb-8 print:pb-4">
        <div className="min-w-0">
          <p className="label-caps text-metal">{text.title}</p>
          <h1 className="wrap-anywhere mt-2 text-display print:text-title">{event.name}</h1>
          <p className="mt-3 text-lead">{[day, event.place].filter(Boolean).join(' · ')}</p>
          <p className="mt-1 text-quiet text-small">{text.renewed(clock)}</p>
        </div>
        <div className="print:hidden">
          <Button
            look="secondary"
            icon={<Printer aria-hidden className="size-5" strokeWidth={1.5} />}
            onClick={() => window.print()}
          >
            {text.print}
          </Button>
        </div>
      </header>
      {isStale && (
        <div className="mb-6">
          <Notice tone="danger">{text.stale}</Notice>
        </div>
      )}
      {moments.length === 0 && <p className="text-quiet">{text.noMoments}</p>}
      {moments.map((moment) => (
        <KitchenMoment key={moment.id} moment={moment} />
      ))}
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
