// Sends a mail to a segment of the households. It shows how many they are, opens the last step before a send, and lists the running
// sends.
import { invitationKinds, type Segment, segments } from '@liesse/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { SendProgress } from '#web/features/invitations/components/send-progress.tsx';
import { SendReview } from '#web/features/invitations/components/send-review.tsx';
import { sendInvitations } from '#web/features/invitations/mutations.ts';
import {
  type MailKind,
  type Send,
  sendKeys,
  sendPreviewQuery,
  textDraftName,
} from '#web/features/invitations/queries.ts';
import { refusalOf } from '#web/lib/api/refusal.ts';
import { useHasDraft } from '#web/lib/drafts/draft.ts';
import { invitations } from '#web/locales/fr/client/invitations.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';

const { send: text, kinds, kindHints } = invitations;

type Who = keyof typeof text.segments;
/** The segments that a kind may be sent to. The database enforces them too. */
const choices: Record<MailKind, readonly Who[]> = {
  save_the_date: ['all'],
  invitation: ['all'],
  reminder: ['not_answered', 'opened_not_answered'],
  message: segments.filter((who) => who !== 'households'),
  date_change: ['all'],
  thanks: ['yes_only'],
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
  const [isReviewed, setReviewed] = useState(false);
  const { data: preview, error } = useQuery(sendPreviewQuery(eventId, kind, segment));
  const count = preview?.recipients.length ?? 0;
  const withoutAddress = preview?.left_out.filter(({ reason }) => reason === 'no_address').length ?? 0;
  // Only a saved text is sent: with unsaved changes the mail would not be the one that the person sees.
  const isUnsaved = useHasDraft(textDraftName(kind));
  const isTooMany = preview !== undefined && count > preview.remaining_today;

  const sending = useToastMutation({
    mutationFn: () => sendInvitations(eventId, { kind, segment, send }),
    invalidates: sendKeys(eventId),
    success: (done) => ({ title: text.done.title, description: text.done.description(done.count) }),
    errorTitle: text.failed,
    onSuccess: () => {
      setSend(crypto.randomUUID());
      setReviewed(false);
    },
  });

  function choose(next: MailKind) {
    setKind(next);
    setWho(choices[next][0] ?? 'all');
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
        {preview === undefined && error === null && <p className="text-quiet">{text.counting}</p>}
        {preview !== undefined && (
          <>
            <p>{text.reach(count)}</p>
            {withoutAddress > 0 && <Notice tone="note">{text.withoutAddress(withoutAddress)}</Notice>}
            {isTooMany && <Notice tone="danger">{text.tooMany(preview.remaining_today)}</Notice>}
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
        {preview !== undefined && (
          <Button
            look={count > 0 ? 'primary' : 'secondary'}
            disabled={isTooMany || isUnsaved}
            onClick={() => setReviewed(true)}
          >
            {count > 0 ? text.action : text.seeLeftOut}
          </Button>
        )}
      </div>
      {isReviewed && preview !== undefined && (
        <SendReview
          kind={kind}
          preview={preview}
          isBusy={sending.isPending}
          errorMessage={sending.errorMessage}
          onSend={() => void sending.run()}
          onClose={() => setReviewed(false)}
        />
      )}
    </div>
  );
}
