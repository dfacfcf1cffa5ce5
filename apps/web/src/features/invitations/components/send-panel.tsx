// Chooses what goes to whom, says how many that is, and sends after a question. What has not left can be stopped.
import { invitationKinds, type Segment, segments } from '@liesse/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { SendUnderway } from '#web/features/invitations/components/send-underway.tsx';
import { sendInvitations } from '#web/features/invitations/mutations.ts';
import {
  invitationsKey,
  type MailKind,
  reachQuery,
  type Send,
  textDraftName,
} from '#web/features/invitations/queries.ts';
import { refusalOf } from '#web/lib/api/refusal.ts';
import { useHasDraft } from '#web/lib/drafts/draft.ts';
import { invitations } from '#web/locales/fr/invitations.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { send: text, kinds, kindHints } = invitations;

type Who = keyof typeof text.segments;
/** Whom a kind may be meant for: the database keeps to it whatever is asked. */
const choices: Record<MailKind, readonly Who[]> = {
  invitation: ['all'],
  reminder: ['not_answered', 'opened_not_answered'],
  message: segments.filter((who) => who !== 'households'),
  date_change: ['all'],
};

interface SendPanelProps {
  moments: ReadonlyArray<{ id: string; name: string }>;
  /** Leads to the text of this kind. */
  onWrite: (kind: MailKind) => void;
  sends: readonly Send[];
}

export function SendPanel({ moments, sends, onWrite }: SendPanelProps) {
  const { id: eventId } = useCurrentEvent();
  const queries = useQueryClient();
  const [kind, setKind] = useState<MailKind>('invitation');
  const [who, setWho] = useState<Who>('all');
  const [moment, setMoment] = useState('');
  // Names this click until it is answered: asked again after a lost answer, it is the same sending.
  const [send, setSend] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const segment: Segment = { who, ...(moment !== '' && { moment }) };
  const { data: reach, error } = useQuery(reachQuery(eventId, kind, segment));
  // What leaves is the text as it was saved: never an older one than what somebody typed.
  const isUnsaved = useHasDraft(textDraftName(kind));
  const isTooMany = reach !== undefined && reach.count > reach.room;

  function choose(next: MailKind) {
    setKind(next);
    setWho(choices[next][0] ?? 'all');
  }

  async function start() {
    if (reach === undefined) return;
    const { count } = reach;
    const question = {
      title: text.confirmTitle(count),
      description: text.confirmText(kinds[kind]),
      action: text.confirm,
    };
    if (!(await confirm(question))) return;
    setBusy(true);
    const result = await sendInvitations(eventId, { kind, segment, send });
    if (result.ok) {
      setSend(crypto.randomUUID());
      toast({ title: text.done.title, description: text.done.description(result.count) });
    } else {
      toast({ variant: 'destructive', title: text.failed, description: result.message });
    }
    await queries.invalidateQueries({ queryKey: invitationsKey(eventId) });
    setBusy(false);
  }

  return (
    <div className="flex max-w-measure flex-col gap-8">
      {sends
        .filter(({ stopped_at: stopped }) => stopped === null)
        .slice(0, 3)
        .map((one) => (
          <SendUnderway key={one.id} send={one} />
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
          <Button isBusy={isBusy} disabled={isTooMany || isUnsaved} onClick={() => void start()}>
            {text.action(reach.count)}
          </Button>
        )}
      </div>
    </div>
  );
}
