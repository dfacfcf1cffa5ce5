// A message in the outbox: being sent, waiting for the network, or refused with the reason.
import { Bubble } from '#web/features/conversations/components/message-item.tsx';
import type { PendingMessage } from '#web/features/conversations/use-outbox.ts';
import { unexpectedErrorMessage } from '#web/lib/api/error-messages.ts';
import { messages } from '#web/locales/fr/messages.ts';
import { Button } from '#web/ui/button.tsx';

const { pending: text } = messages;

interface PendingItemProps {
  message: PendingMessage;
  onRetry: () => void;
  onRemove: () => void;
}

export function PendingItem({ message, onRetry, onRemove }: PendingItemProps) {
  const { body, files, state, reason } = message;
  const summary = body === '' ? (files[0]?.name ?? '') : body.slice(0, 60);
  return (
    <Bubble isOurs>
      {body !== '' && <p className="whitespace-pre-line wrap-anywhere">{body}</p>}
      {files.map(({ path, name }) => (
        <p key={path} className="wrap-anywhere text-quiet">
          {name}
        </p>
      ))}
      {state === 'sending' ? (
        <p className="text-label text-quiet tracking-normal">{text.sending}</p>
      ) : (
        <>
          <p className="text-danger text-label tracking-normal">
            {state === 'waiting' ? text.waiting : (text.refusals[reason ?? ''] ?? unexpectedErrorMessage)}
          </p>
          <div className="-mx-2 flex flex-wrap">
            <Button look="quiet" size="small" aria-label={text.retryOf(summary)} onClick={onRetry}>
              {text.retry}
            </Button>
            <Button look="quiet" size="small" aria-label={text.removeOf(summary)} onClick={onRemove}>
              {text.remove}
            </Button>
          </div>
        </>
      )}
    </Bubble>
  );
}
