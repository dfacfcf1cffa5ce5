// A sending of which some mails still wait: how far it is, and the way to stop it. Gone when all have left.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { stopSend } from '#web/features/invitations/mutations.ts';
import { invitationsKey, type Send, waitingQuery } from '#web/features/invitations/queries.ts';
import { invitations } from '#web/locales/fr/invitations.ts';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { send: text } = invitations;

export function SendUnderway({ send }: { send: Send }) {
  const { id: eventId, canEdit } = useCurrentEvent();
  const queries = useQueryClient();
  const { data: waiting = 0 } = useQuery(waitingQuery(eventId, send.id));
  const [isBusy, setBusy] = useState(false);
  if (waiting === 0) return null;

  async function stop() {
    const question = { title: text.stopTitle, description: text.stopText, action: text.stop, isDangerous: true };
    if (!(await confirm(question))) return;
    setBusy(true);
    const result = await stopSend(send.id);
    await queries.invalidateQueries({ queryKey: invitationsKey(eventId) });
    setBusy(false);
    if (result.ok) toast({ title: text.stopped.title, description: text.stopped.description(result.stopped) });
    else toast({ variant: 'destructive', title: text.stopTitle, description: result.message });
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
          <Button look="secondary" size="small" isBusy={isBusy} onClick={() => void stop()}>
            {text.stop}
          </Button>
        </p>
      )}
    </div>
  );
}
