// Replies of a household that were given for another date: the hosts note that they hold, once they were told so.
import type { ListedMoment } from '@liesse/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerTo, type Person } from '#web/features/guests/guest-cache.ts';
import { asOwnAct } from '#web/features/guests/live.ts';
import { type PhoneReply, recordReplies, sentenceOf } from '#web/features/guests/mutations.ts';
import { refreshGuests } from '#web/features/guests/queries.ts';
import { formatList } from '#web/lib/format/format.ts';
import { guests } from '#web/locales/fr/guests.ts';
import { household as text } from '#web/locales/fr/household.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

interface RepliesToConfirmProps {
  eventId: string;
  moments: readonly ListedMoment[];
  people: readonly Person[];
  canEdit: boolean;
}

export function RepliesToConfirm({ eventId, moments, people, canEdit }: RepliesToConfirmProps) {
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const asked = people.filter((person) => person.is_to_confirm);
  if (asked.length === 0) return null;

  async function confirm() {
    setBusy(true);
    const result = await asOwnAct(() => recordReplies(eventId, asked.flatMap(repliesOf)));
    const ids = asked.map(({ id }) => id);
    if (result.ok) {
      await refreshGuests(cache, eventId, ids).catch(() => {});
      toast({ title: text.toConfirm.done });
    } else toast({ variant: 'destructive', title: guests.failed, description: sentenceOf(result) });
    setBusy(false);
  }

  const repliesOf = (person: Person): PhoneReply[] =>
    moments.flatMap(({ id: moment }, index) => {
      const answer = answerTo(person, index);
      return answer === 'yes' || answer === 'no' ? [{ guest: person.id, moment, attending: answer === 'yes' }] : [];
    });

  return (
    <Notice tone="note" title={text.toConfirm.title}>
      <p>{text.toConfirm.text(formatList(asked.map(({ name }) => (name === '' ? guests.unnamed : name))))}</p>
      {canEdit && (
        <div className="mt-3">
          <Button look="secondary" size="small" isBusy={isBusy} onClick={() => void confirm()}>
            {text.toConfirm.action}
          </Button>
        </div>
      )}
    </Notice>
  );
}
