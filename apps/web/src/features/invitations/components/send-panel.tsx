// Sends a mail to a segment of the households. It shows how many they are, asks for a confirmation, and lists the running sends.
import { invitationKinds, type Segment, segments } from '@liesse/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { SendProgress } from '#web/features/invitations/components/send-progress.tsx';
import { sendInvitations } from '#web/features/invitations/mutations.ts';
import { type MailKind, reachQuery, type Send, sendKeys, textDraftName } from '#web/features/invitations/queries.ts';
import { refusalOf } from '#web/lib/api/refusal.ts';
import { useHasDraft } from '#web/lib/drafts/draft.ts';
import { invitations } from '#web/locales/fr/client/invitations.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { send: text, kinds, kindHints } = invitations;

type Who = keyof typeof text.segments;
/** The segments that a kind may be sent to. The database enforces them too. */
const choices: Record<MailKind, readonly Who[]> = {
  invitation: ['all'],
  reminder: ['not_answered', 'opened_not_answered'],
  message: segments.filter((who) => who !== 'households'),
  date_change: ['all'],
};

interface SendPanelProps {
  moments: ReadonlyArray<{ id: string; name: string }>;
  /** Opens the editor of this kind's text. */
  onWrite: (kind: MailKind) => void;
  sends: readonly Send[];
}

export function SendPanel({ moments, sends, onWrite }: SendPanelProps) {
  const { id: eventId } = useCurrentEvent();
  const [kind, setKind] = useState<MailKind>('invitation');
  const [who, setWho] = useState<Who>('all');
  const [moment, setMoment] = useState('');
  // The idempotency key of the next send: a click after a lost answer repeats the key, so that nobody gets two mails.
  const [send, setSend] = useState(() => crypto.randomUUID());
  const segment: Segment = { who, ...(moment !== '' && { moment }) };
  const { data: reach, error } = useQuery(reachQuery(eventId, kind, segment));
  // Only a saved text is sent: with unsaved changes the mail would not be the one that the person sees.
  const isUnsaved = useHasDraft(textDraftName(kind));
  const isTooMany = reach !== undefined && reach.count > reach.room;

  const sending = useToastMutation({
    mutationFn: () => sendInvitations(eventId, { kind, segment, send }),
    invalidates: sendKeys(eventId),
    success: ({ count }) => ({ title: text.done.title, description: text.done.description(count) }),
    errorTitle: text.failed,
    onSuccess: () => setSend(crypto.randomUUID()),
  });

  function choose(next: MailKind) {
    setKind(next);
    setWho(choices[next][0] ?? 'all');
  }

  async function confirmAndSend() {
    if (reach === undefined) return;
    const { count } = reach;
    const question = {
      title: text.confirmTitle(count),
      description: text.confirmText(kinds[kind]),
      action: text.confirm,
    };
    if (!(await confirm(question))) return;
    await sending.run();
  }

  return (
    <div className="flex max-w-measure flex-col gap-8">
      {sends
        .filter(({ stopped_at: stopped }) => stopped === null)
        .slice(0, 3)
        .map((started) => (
          <SendProgress key={started.id} send={started} />
        ))}
      <RadioGroup
        name="kind"
        label={text.kind}
        value={kind}
        onChange={({ target }) => choose(target.value as MailKind)}
        options={invitationKinds.map((value) => ({ value, label: kinds[value], hint: kindHints[value] }))}
      />
      {choices[kind].length > 1 && (
        <RadioGroup
          name="who"
          label={text.who}
          value={who}
          onChange={({ target }) => setWho(target.value as Who)}
          options={choices[kind].map((value) => ({ value, label: text.segments[value] }))}
        />
      )}
      <SelectField
        label={text.moment}
        value={moment}
        onChange={({ target }) => setMoment(target.value)}
        options={[
          { value: '', label: text.everyMoment },
          ...moments.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <div className="flex flex-col items-start gap-4" aria-live="polite">
        {error !== null && <Notice tone="danger">{refusalOf(error).message}</Notice>}
        {reach === undefined && error === null && <p className="text-quiet">{text.counting}</p>}
        {reach !== undefined && (
          <>
            <p>{text.reach(reach.count)}</p>
            {reach.without_address > 0 && <Notice tone="note">{text.withoutAddress(reach.without_address)}</Notice>}
            {isTooMany && <Notice tone="danger">{text.tooMany(reach.room)}</Notice>}
          </>
        )}
        {isUnsaved && (
          <Notice tone="note" title={text.unsaved}>
            <p>{text.unsavedText}</p>
            <div className="-ml-4 mt-1">
              <Button look="quiet" size="small" onClick={() => onWrite(kind)}>
                {text.toText}
              </Button>
            </div>
          </Notice>
        )}
        {reach !== undefined && reach.count > 0 && (
          <Button isBusy={sending.isPending} disabled={isTooMany || isUnsaved} onClick={() => void confirmAndSend()}>
            {text.action(reach.count)}
          </Button>
        )}
      </div>
    </div>
  );
}
