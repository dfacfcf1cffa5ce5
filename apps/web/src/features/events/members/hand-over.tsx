// The event changes hands: the owner offers it to an editor of the team, who accepts or declines.
import { useState } from 'react';
import { answerHandover, offerHandover, withdrawHandover } from '#web/features/events/members/mutations.ts';
import type { Handover, Member } from '#web/features/events/members/queries.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { useAct } from '#web/features/events/use-event-mutation.ts';
import { formatDay } from '#web/lib/format/format.ts';
import { eventTeam } from '#web/locales/fr/members.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { handOver: text, offer: offerText } = eventTeam;

interface TeamHandOverProps {
  event: PlannedEvent;
  handover: Handover | null;
  members: readonly Member[];
}

/** For the owner. */
export function TeamHandOver({ event, handover, members }: TeamHandOverProps) {
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

/** For the person it was offered to. */
export function HandOverOffer({ event, handover, members }: TeamHandOverProps & { handover: Handover }) {
  const act = useAct();
  const owner = members.find(({ role }) => role === 'owner');

  async function accept() {
    if (!(await confirm({ title: offerText.question, description: offerText.text, action: offerText.accept }))) return;
    await act.run(() => answerHandover(event.id, true), { success: { title: offerText.accepted } });
  }

  return (
    <Section title={offerText.title}>
      <p className="max-w-measure">{offerText.from(owner?.name || eventTeam.someone, lastDay(handover))}</p>
      {act.refusal !== null && (
        <p role="alert" className="mt-3 text-danger text-small">
          {act.refusal}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button isBusy={act.isBusy} onClick={() => void accept()}>
          {offerText.accept}
        </Button>
        <Button
          look="secondary"
          isBusy={act.isBusy}
          onClick={() =>
            void act.run(() => answerHandover(event.id, false), { success: { title: offerText.declined } })
          }
        >
          {offerText.decline}
        </Button>
      </div>
    </Section>
  );
}

function WaitingOffer({ event, handover, members }: TeamHandOverProps & { handover: Handover }) {
  const act = useAct();
  const recipient = members.find(({ id }) => id === handover.recipient_id);
  return (
    <>
      <p className="max-w-measure">{text.waiting(recipient?.name || eventTeam.someone, lastDay(handover))}</p>
      {act.refusal !== null && (
        <p role="alert" className="mt-3 text-danger text-small">
          {act.refusal}
        </p>
      )}
      <div className="mt-5">
        <Button
          look="secondary"
          isBusy={act.isBusy}
          onClick={() => void act.run(() => withdrawHandover(event.id), { success: { title: text.withdrawn } })}
        >
          {text.withdraw}
        </Button>
      </div>
    </>
  );
}

function OfferForm({ event, members }: Omit<TeamHandOverProps, 'handover'>) {
  const act = useAct();
  const [chosenId, setChosenId] = useState('');
  const [isMissing, setMissing] = useState(false);
  const editors = members
    .filter(({ role }) => role === 'editor')
    .map(({ id, name }) => ({ value: id, label: name || eventTeam.someone }));
  const chosen = editors.find(({ value }) => value === chosenId);

  async function offer() {
    setMissing(chosen === undefined);
    if (chosen === undefined) return;
    if (!(await confirm({ title: text.question(chosen.label), description: text.text, action: text.act }))) return;
    await act.run(() => offerHandover(event.id, chosen.value), { success: { title: text.done(chosen.label) } });
  }

  if (editors.length === 0) return <p className="text-quiet">{text.nobody}</p>;
  return (
    <form
      noValidate
      className="flex max-w-measure flex-col gap-5"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void offer();
      }}
    >
      <SelectField
        label={text.to}
        value={chosen?.value ?? ''}
        error={isMissing && chosen === undefined ? text.missing : (act.refusal ?? undefined)}
        onChange={({ target }) => setChosenId(target.value)}
        placeholder={text.choose}
        options={editors}
      />
      <div>
        <Button type="submit" look="secondary" isBusy={act.isBusy}>
          {text.act}
        </Button>
      </div>
    </form>
  );
}

const lastDay = ({ expires_at: expiresAt }: Handover): string => formatDay(new Date(expiresAt));
