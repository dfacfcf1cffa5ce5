// The notice about replies that were given for another date. The hosts confirm them once the household has said so.
import type { ListedMoment } from '@liesse/domain';
import { useQueryClient } from '@tanstack/react-query';
import { answerTo, type Person } from '#web/features/guests/guest-cache.ts';
import { ignoreOwnRealtimeEvents } from '#web/features/guests/live.ts';
import { guestRefusalSentence, type PhoneReply, recordReplies } from '#web/features/guests/mutations.ts';
import { refreshGuests } from '#web/features/guests/queries.ts';
import { formatList } from '#web/lib/format/format.ts';
import { guests } from '#web/locales/fr/client/guests.ts';
import { household as text } from '#web/locales/fr/client/household.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

interface RepliesToConfirmProps {
  eventId: string;
  moments: readonly ListedMoment[];
  people: readonly Person[];
  canEdit: boolean;
}

export function RepliesToConfirm({ eventId, moments, people, canEdit }: RepliesToConfirmProps) {
  const cache = useQueryClient();
  const asked = people.filter((person) => person.is_to_confirm);
  const repliesOf = (person: Person): PhoneReply[] =>
    moments.flatMap(({ id: moment }, index) => {
      const answer = answerTo(person, index);
      return answer === 'yes' || answer === 'no' ? [{ guest: person.id, moment, attending: answer === 'yes' }] : [];
    });
  const confirmation = useToastMutation({
    mutationFn: async () => {
      const result = await ignoreOwnRealtimeEvents(() => recordReplies(eventId, asked.flatMap(repliesOf)));
      const ids = asked.map(({ id }) => id);
      if (result.ok) await refreshGuests(cache, eventId, ids).catch(() => {});
      return result;
    },
    success: { title: text.toConfirm.done },
    errorTitle: guests.failed,
    errorMessage: guestRefusalSentence,
  });
  if (asked.length === 0) return null;

  return (
    <Notice tone="note" title={text.toConfirm.title}>
      <p>{text.toConfirm.text(formatList(asked.map(({ name }) => (name === '' ? guests.unnamed : name))))}</p>
      {canEdit && (
        <div className="mt-3">
          <Button look="secondary" size="small" isBusy={confirmation.isPending} onClick={() => void confirmation.run()}>
            {text.toConfirm.action}
          </Button>
        </div>
      )}
    </Notice>
  );
}
