// The imports and changes of many of the last week, each with what taking it back would do.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { guestHistoryQuery, type ListChange, undoable } from '#web/features/guests/history/history.ts';
import { detailsOf, titleOf, undoWords } from '#web/features/guests/history/history-text.ts';
import { asOwnAct } from '#web/features/guests/live.ts';
import { sentenceOf, undoGuests } from '#web/features/guests/mutations.ts';
import { guestBookQuery, renewGuests } from '#web/features/guests/queries.ts';
import { formatMoment } from '#web/lib/format/format.ts';
import { guestHistory as text } from '#web/locales/fr/guest-history.ts';
import { guests } from '#web/locales/fr/guests.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

export function GuestHistory({ eventId }: { eventId: string }) {
  const cache = useQueryClient();
  const history = useQuery(guestHistoryQuery(eventId));
  const { data: book } = useQuery(guestBookQuery(eventId));
  const [busyId, setBusyId] = useState<string | null>(null);

  async function undo(change: ListChange) {
    const isImport = change.kind === 'import';
    const isSure = await confirm({
      title: isImport ? text.confirmImport : text.confirmTitle,
      description: undoWords(change),
      action: isImport ? text.confirmImportAction : text.confirm,
    });
    if (!isSure) return;
    setBusyId(change.id);
    const result = await asOwnAct(() => undoGuests(change.id));
    // Also what was refused: somebody else may have taken it back meanwhile.
    await renewGuests(cache, eventId).catch(() => {});
    setBusyId(null);
    if (result.ok) toast({ title: guests.bulk.undone, description: text.done(result.restored) });
    else toast({ variant: 'destructive', title: guests.failed, description: sentenceOf(result) });
  }

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
              change={change}
              details={detailsOf(change, book?.moments ?? [])}
              isBusy={busyId === change.id}
              onUndo={() => void undo(change)}
            />
          ))}
        </ul>
      )}
    </QueryList>
  );
}

interface ChangeItemProps {
  change: ListChange;
  details: string;
  isBusy: boolean;
  onUndo: () => void;
}

function ChangeItem({ change, details, isBusy, onUndo }: ChangeItemProps) {
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
        {!isDone && undoable(change) === 0 && <p className="text-quiet text-small">{text.nothingLeft}</p>}
      </div>
      {undoable(change) > 0 && (
        <div className="shrink-0">
          <Button
            look="secondary"
            size="small"
            isBusy={isBusy}
            aria-label={text.undoOf(text.undo[kind], title)}
            onClick={onUndo}
          >
            {text.undo[kind]}
          </Button>
        </div>
      )}
    </li>
  );
}
