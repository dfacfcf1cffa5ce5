// The progress of a send while some of its mails are queued, with a button that stops it.
import { useQuery } from '@tanstack/react-query';
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { stopSend } from '#web/features/invitations/mutations.ts';
import { type Send, sendKeys, waitingQuery } from '#web/features/invitations/queries.ts';
import { invitations } from '#web/locales/fr/client/invitations.ts';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { send: text } = invitations;

export function SendProgress({ send }: { send: Send }) {
  const { id: eventId, canEdit } = useCurrentEvent();
  const { data: waiting = 0 } = useQuery(waitingQuery(eventId, send.id));
  const stopping = useToastMutation({
    mutationFn: () => stopSend(send.id),
    invalidates: sendKeys(eventId),
    success: ({ stopped }) => ({ title: text.stopped.title, description: text.stopped.description(stopped) }),
    errorTitle: text.stopTitle,
  });
  if (waiting === 0) return null;

  async function confirmAndStop() {
    const question = { title: text.stopTitle, description: text.stopText, action: text.stop, isDangerous: true };
    if (await confirm(question)) await stopping.run();
  }

  return (
    <div className="flex flex-col gap-4 border-ornament border-t pt-5">
      <Progress
        label={text.underwayTitle}
        value={send.count - waiting}
        max={send.count}
        text={text.underway(waiting, send.count)}
      />
      {canEdit && (
        <p>
          <Button look="secondary" size="small" isBusy={stopping.isPending} onClick={() => void confirmAndStop()}>
            {text.stop}
          </Button>
        </p>
      )}
    </div>
  );
}
