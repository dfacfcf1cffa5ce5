// Beside a partner whose day is taken: hosts ask to be notified when the day becomes free, or stop waiting.
import { useQuery } from '@tanstack/react-query';
import { useWaiting, waitingQuery } from '#web/features/event-partners/waiting-list.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';
import { eventPartners } from '#web/locales/fr/client/event-partners.ts';
import { Button } from '#web/ui/button.tsx';

const { waiting: text } = eventPartners;

interface WaitForDayProps {
  eventId: string;
  partner: { id: string; name: string };
  day: CivilDate;
}

export function WaitForDay({ eventId, partner, day }: WaitForDayProps) {
  const { data: waiting } = useQuery(waitingQuery(eventId, day));
  const change = useWaiting(eventId, day);
  if (waiting === undefined) return null;
  const waits = waiting.has(partner.id);
  return (
    <div className={`pb-2 text-small ${waits ? 'pl-4' : 'pl-8'}`}>
      {waits && <p className="pl-4 text-quiet">{text.waits}</p>}
      <Button
        look={waits ? 'quiet' : 'secondary'}
        size="small"
        isBusy={change.isPending}
        aria-label={(waits ? text.stopNamed : text.startNamed)(partner.name)}
        onClick={() => void change.run({ partnerId: partner.id, waits: !waits })}
      >
        {waits ? text.stop : text.start}
      </Button>
    </div>
  );
}
