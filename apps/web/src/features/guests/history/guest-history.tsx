// The imports, bulk changes, deletions and merges of the last week, each with its undo.
import { useQuery } from '@tanstack/react-query';
import { guestHistoryQuery, type ListChange, undoableCount } from '#web/features/guests/history/history.ts';
import { detailsOf, titleOf, undoText } from '#web/features/guests/history/history-text.ts';
import { ignoreOwnRealtimeEvents } from '#web/features/guests/live.ts';
import { guestRefusalSentence, undoGuests } from '#web/features/guests/mutations.ts';
import { guestBookQuery, guestsKey } from '#web/features/guests/queries.ts';
import { formatMoment } from '#web/lib/format/format.ts';
import { guestHistory as text } from '#web/locales/fr/client/guest-history.ts';
import { guests } from '#web/locales/fr/client/guests.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

export function GuestHistory({ eventId }: { eventId: string }) {
  const history = useQuery(guestHistoryQuery(eventId));
  const { data: book } = useQuery(guestBookQuery(eventId));
  return (
    <QueryList
      list={history}
      failure={text.failed}
      empty={
        <EmptyState title={text.empty.title} text={text.empty.text}>
          <ButtonLink href="/client/guests">{text.empty.action}</ButtonLink>
        </EmptyState>
      }
    >
      {(changes) => (
        <ul aria-label={text.list} className="divide-y divide-hairline border-hairline border-y">
          {changes.map((change) => (
            <ChangeItem
              key={change.id}
              eventId={eventId}
              change={change}
              details={detailsOf(change, book?.moments ?? [])}
            />
          ))}
        </ul>
      )}
    </QueryList>
  );
}

interface ChangeItemProps {
  eventId: string;
  change: ListChange;
  details: string;
}

function ChangeItem({ eventId, change, details }: ChangeItemProps) {
  const undo = useToastMutation({
    mutationFn: () => ignoreOwnRealtimeEvents(() => undoGuests(change.id)),
    invalidates: [guestsKey(eventId)],
    success: ({ restored, unseated }) => ({
      title: guests.bulk.undone,
      description: [text.done(restored), ...(unseated > 0 ? [guests.bulk.unseated(unseated)] : [])].join(' '),
    }),
    errorTitle: guests.failed,
    errorMessage: guestRefusalSentence,
  });

  async function confirmAndUndo() {
    const isImport = change.kind === 'import';
    const isSure = await confirm({
      title: isImport ? text.confirmImport : text.confirmTitle,
      description: undoText(change),
      action: isImport ? text.confirmImportAction : text.confirm,
    });
    if (isSure) await undo.run();
  }

  const { kind, made_at: at, made_by: name, is_own: isOwn, edited, gone } = change;
  const title = titleOf(change);
  const isDone = change.undone_at !== null;
  return (
    <li className="flex flex-col gap-3 py-5 tablet:flex-row tablet:items-center tablet:justify-between tablet:gap-8">
      <div className="min-w-0">
        <h2 className="wrap-anywhere text-heading">{title}</h2>
        {details !== '' && <p className="wrap-anywhere">{details}</p>}
        <p className="text-quiet text-small">
          {text.by(isOwn ? text.you : (name ?? text.somebody), formatMoment(new Date(at)))}
        </p>
        {change.undone_at !== null && (
          <p className="text-metal text-small">
            {text.undone(change.undone_by ?? text.somebody, formatMoment(new Date(change.undone_at)))}
          </p>
        )}
        {!isDone && edited > 0 && <p className="text-quiet text-small">{text.edited(edited)}</p>}
        {!isDone && gone > 0 && <p className="text-quiet text-small">{text.gone(gone)}</p>}
        {!isDone && undoableCount(change) === 0 && <p className="text-quiet text-small">{text.nothingLeft}</p>}
      </div>
      {undoableCount(change) > 0 && (
        <div className="shrink-0">
          <Button
            look="secondary"
            size="small"
            isBusy={undo.isPending}
            aria-label={text.undoOf(text.undo[kind], title)}
            onClick={() => void confirmAndUndo()}
          >
            {text.undo[kind]}
          </Button>
        </div>
      )}
    </li>
  );
}
