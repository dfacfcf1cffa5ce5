// Shares or transfers an event: an owner offers it to an editor, who accepts or declines.
import { useState } from 'react';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { answerHandover, offerHandover, withdrawHandover } from '#web/features/events/members/mutations.ts';
import type { Handover, Member } from '#web/features/events/members/queries.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { useEventMutation } from '#web/features/events/use-event-mutation.ts';
import { formatDay } from '#web/lib/format/format.ts';
import { members as membersText } from '#web/locales/fr/client/members.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { handOver: text, offer: offerText } = membersText;

const kinds = ['shared', 'whole'] as const;
type OfferKind = (typeof kinds)[number];

interface HandOverProps {
  event: PlannedEvent;
  handover: Handover | null;
  members: readonly Member[];
}

/** Shown to the owner. */
export function HandOver({ event, handover, members }: HandOverProps) {
  return (
    <Section title={text.title} description={text.description}>
      {handover === null ? (
        <OfferForm event={event} members={members} />
      ) : (
        <WaitingOffer event={event} handover={handover} members={members} />
      )}
    </Section>
  );
}

/** Shown to the person to whom the event is offered. */
export function HandOverOffer({ event, handover, members }: HandOverProps & { handover: Handover }) {
  const owner = members.find(({ id }) => id === handover.offered_by);
  const offered = handover.is_shared ? offerText.shared : offerText.whole;
  const answer = useEventMutation({
    mutationFn: (isAccepted: boolean) => answerHandover(event.id, isAccepted),
    // The new owner's own role is part of the list of events.
    invalidates: [eventKeys.handover(event.id), eventKeys.members(event.id), eventKeys.list, eventKeys.dashboards],
    success: (_data, isAccepted) => ({ title: isAccepted ? offered.accepted : offerText.declined }),
  });

  async function accept() {
    if (!(await confirm({ title: offerText.question, description: offerText.text, action: offered.accept }))) return;
    await answer.run(true);
  }

  return (
    <Section title={offerText.title}>
      <p className="max-w-measure">{offered.from(owner?.name || membersText.someone, lastDay(handover))}</p>
      {answer.errorMessage !== null && (
        <p role="alert" className="mt-3 text-danger text-small">
          {answer.errorMessage}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button isBusy={answer.isPending} onClick={() => void accept()}>
          {offered.accept}
        </Button>
        <Button look="secondary" isBusy={answer.isPending} onClick={() => void answer.run(false)}>
          {offerText.decline}
        </Button>
      </div>
    </Section>
  );
}

function WaitingOffer({ event, handover, members }: HandOverProps & { handover: Handover }) {
  const recipient = members.find(({ id }) => id === handover.recipient_id);
  const withdraw = useEventMutation({
    mutationFn: () => withdrawHandover(event.id),
    invalidates: [eventKeys.handover(event.id)],
    success: { title: text.withdrawn },
  });
  return (
    <>
      <p className="max-w-measure">
        {text.waiting(recipient?.name || membersText.someone, lastDay(handover), handover.is_shared)}
      </p>
      {withdraw.errorMessage !== null && (
        <p role="alert" className="mt-3 text-danger text-small">
          {withdraw.errorMessage}
        </p>
      )}
      <div className="mt-5">
        <Button look="secondary" isBusy={withdraw.isPending} onClick={() => void withdraw.run()}>
          {text.withdraw}
        </Button>
      </div>
    </>
  );
}

function OfferForm({ event, members }: Omit<HandOverProps, 'handover'>) {
  const offer = useEventMutation({
    mutationFn: (recipient: { value: string; label: string }) =>
      offerHandover(event.id, recipient.value, kind === 'shared'),
    invalidates: [eventKeys.handover(event.id)],
    success: (_data, recipient) => ({ title: text.done(recipient.label) }),
  });
  const [chosenId, setChosenId] = useState('');
  const [kind, setKind] = useState<OfferKind>('shared');
  const [isMissing, setMissing] = useState(false);
  const editors = members
    .filter(({ role }) => role === 'editor')
    .map(({ id, name }) => ({ value: id, label: name || membersText.someone }));
  const chosen = editors.find(({ value }) => value === chosenId);

  async function submit() {
    setMissing(chosen === undefined);
    if (chosen === undefined) return;
    if (
      !(await confirm({ title: text.question(chosen.label), description: text.kinds[kind].text, action: text.offer }))
    )
      return;
    await offer.run(chosen);
  }

  if (editors.length === 0) return <p className="text-quiet">{text.nobody}</p>;
  return (
    <form
      noValidate
      className="flex max-w-measure flex-col gap-5"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void submit();
      }}
    >
      <SelectField
        label={text.to}
        value={chosen?.value ?? ''}
        error={isMissing && chosen === undefined ? text.missing : (offer.errorMessage ?? undefined)}
        onChange={({ target }) => setChosenId(target.value)}
        placeholder={text.choose}
        options={editors}
      />
      <RadioGroup
        label={text.kind}
        name="kind"
        value={kind}
        options={kinds.map((value) => ({ value, label: text.kinds[value].label, hint: text.kinds[value].hint }))}
        onChange={({ target }) => setKind(kinds.find((known) => known === target.value) ?? 'shared')}
      />
      <div>
        <Button type="submit" look="secondary" isBusy={offer.isPending}>
          {text.offer}
        </Button>
      </div>
    </form>
  );
}

const lastDay = ({ expires_at: expiresAt }: Handover): string => formatDay(new Date(expiresAt));
