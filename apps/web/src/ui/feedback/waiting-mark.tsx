// The mark of a row whose change waits for the network, conflicts with another person's or was refused.
import { useChangeState } from '#web/lib/offline/change-queue.ts';
import { offline as text } from '#web/locales/fr/ui/offline.ts';
import { Badge } from '#web/ui/badge.tsx';

export function WaitingMark({ row }: { row: string }) {
  const state = useChangeState(row);
  return state === null ? null : <Badge tone={state === 'waiting' ? 'metal' : 'danger'}>{text[state]}</Badge>;
}
