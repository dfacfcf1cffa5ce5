// The list of the changes that wait. A conflict shows both versions and asks which one stays.
import { describeChange } from '#web/app/offline/describe-change.ts';
import type { Change } from '#web/lib/offline/change.ts';
import { removeChange, sendAgain, sendWaiting, useChangeQueue } from '#web/lib/offline/change-queue.ts';
import { useOnline } from '#web/lib/offline/use-online.ts';
import { offline } from '#web/locales/fr/ui/offline.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { dialog: text } = offline;
const tones = { waiting: 'metal', conflict: 'danger', refused: 'danger' } as const;

interface ChangesDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Fetches what shows the other version. */
  onTheirs: (change: Change) => void;
}

export function ChangesDialog({ isOpen, onClose, onTheirs }: ChangesDialogProps) {
  const { changes, isUnstored } = useChangeQueue();
  // A conflict or a refusal waits for the person's choice, not for the network.
  const canSend = useOnline() && changes.some(({ state }) => state === 'waiting');
  const keepTheirs = (change: Change) => void removeChange(change.id).then(() => onTheirs(change));
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.title}
      description={text.lead}
      {...(canSend && { actions: <Button onClick={() => void sendWaiting()}>{text.send}</Button> })}
    >
      {isUnstored && <Notice tone="danger">{offline.unstored}</Notice>}
      {changes.length === 0 && <p className="text-quiet">{text.empty}</p>}
      <ul className="flex flex-col">
        {changes.map((change) => (
          <li key={change.id} className="border-hairline border-b py-4 first:pt-0 last:border-b-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <strong className="font-medium wrap-anywhere">{change.label}</strong>
              <span className="text-quiet text-small">{text.tables[change.table]}</span>
              <Badge tone={tones[change.state]}>{offline[change.state]}</Badge>
            </p>
            <Fields change={change} />
            {change.state === 'conflict' && (
              <>
                <p className="mt-2 text-small">{text.conflict}</p>
                <div className="mt-3 flex flex-wrap gap-2">
                  <Button
                    look="secondary"
                    size="small"
                    aria-label={text.keepMineOf(change.label)}
                    onClick={() => void sendAgain(change.id)}
                  >
                    {text.keepMine}
                  </Button>
                  <Button
                    look="secondary"
                    size="small"
                    aria-label={text.keepTheirsOf(change.label)}
                    onClick={() => keepTheirs(change)}
                  >
                    {text.keepTheirs}
                  </Button>
                </div>
              </>
            )}
            {change.state === 'refused' && (
              <>
                <p className="mt-2 text-danger text-small">{change.message}</p>
                <div className="mt-3 flex flex-wrap gap-2">
                  <Button look="secondary" size="small" onClick={() => void sendAgain(change.id)}>
                    {text.retry}
                  </Button>
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={text.discardOf(change.label)}
                    onClick={() => keepTheirs(change)}
                  >
                    {text.discard}
                  </Button>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Fields({ change }: { change: Change }) {
  const isConflict = change.state === 'conflict';
  return (
    <dl className="mt-1 text-small">
      {describeChange(change)
        .filter(({ theirs }) => !isConflict || theirs !== null)
        .map(({ label, mine, theirs }) => (
          <div key={label} className="wrap-anywhere">
            <dt className="inline text-quiet">{label}</dt>
            {theirs === null ? (
              <dd className="ml-2 inline">{mine}</dd>
            ) : (
              <>
                <dd className="ml-4">
                  <span className="text-quiet">{text.mine}</span> {mine}
                </dd>
                <dd className="ml-4">
                  <span className="text-quiet">{text.theirs}</span> {theirs}
                </dd>
              </>
            )}
          </div>
        ))}
    </dl>
  );
}
