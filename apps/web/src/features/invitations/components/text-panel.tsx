// Where hosts write a mail, with what it will look like beside it. What was typed stays, whatever the answer.
import {
  findLink,
  type InvitationDesign,
  invitationDesigns,
  invitationLimits,
  placeholders,
  unknownPlaceholders,
} from '@liesse/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { Letter } from '#web/features/invitations/components/letter.tsx';
import { fillSample } from '#web/features/invitations/fill.ts';
import { saveText, sendTest } from '#web/features/invitations/mutations.ts';
import { type InvitationText, textDraftName, textsQuery } from '#web/features/invitations/queries.ts';
import { STALE } from '#web/lib/api/calls.ts';
import { useDraftState } from '#web/lib/drafts/draft.ts';
import { formatList } from '#web/lib/format/format.ts';
import { invitations } from '#web/locales/fr/invitations.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { text } = invitations;

type Draft = Pick<InvitationText, 'subject' | 'body'> & { design: InvitationDesign };

export function TextPanel({ saved }: { saved: InvitationText }) {
  const event = useCurrentEvent();
  const queries = useQueryClient();
  const { subject: savedSubject, body: savedBody } = saved;
  const [draft, setDraft, stored] = useDraftState<Draft>(textDraftName(saved.kind), {
    subject: savedSubject,
    body: savedBody,
    design: saved.design as InvitationDesign,
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasTried, setTried] = useState(false);
  const body = useRef<HTMLTextAreaElement>(null);
  const errors = hasTried ? errorsOf(draft) : {};
  const isChanged = draft.subject !== saved.subject || draft.body !== saved.body || draft.design !== saved.design;
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });

  async function save() {
    setTried(true);
    if (Object.keys(errorsOf(draft)).length > 0) return;
    setBusy(true);
    setFailure(null);
    const { subject, body: written, design } = draft;
    const result = await saveText(saved, { subject: subject.trim(), body: written.trim(), design });
    if (result.ok) stored.erase();
    // Also when somebody else was quicker: the next try then stands on what they saved.
    await queries.invalidateQueries({ queryKey: textsQuery(event.id).queryKey });
    setBusy(false);
    if (result.ok) return toast(text.saved);
    const message = result.code === STALE ? text.stale : result.message;
    setFailure(message);
    toast({ variant: 'destructive', title: text.failed, description: message });
  }

  async function tryOut() {
    setBusy(true);
    const result = await sendTest(event.id, saved.kind);
    setBusy(false);
    if (result.ok) return toast({ title: text.tested.title, description: text.tested.description(result.recipient) });
    toast({ variant: 'destructive', title: invitations.send.failed, description: result.message });
  }

  function insert(name: string) {
    const at = body.current?.selectionStart ?? draft.body.length;
    const word = `{${name}}`;
    change({ body: draft.body.slice(0, at) + word + draft.body.slice(body.current?.selectionEnd ?? at) });
    requestAnimationFrame(() => {
      body.current?.focus();
      body.current?.setSelectionRange(at + word.length, at + word.length);
    });
  }

  return (
    <div className="grid gap-10 desktop:grid-cols-2">
      <form
        noValidate
        className="flex min-w-0 flex-col gap-6"
        onSubmit={(submission) => {
          submission.preventDefault();
          void save();
        }}
      >
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        <DraftNotice draft={stored} />
        <RadioGroup
          isRow
          name="design"
          label={text.design}
          value={draft.design}
          disabled={!event.canEdit}
          onChange={({ target }) => change({ design: target.value as InvitationDesign })}
          options={invitationDesigns.map((design) => ({ value: design, label: text.designs[design] }))}
        />
        <TextField
          label={text.subject}
          value={draft.subject}
          error={errors.subject}
          disabled={!event.canEdit}
          onChange={({ target }) => change({ subject: target.value })}
        />
        <TextArea
          ref={body}
          rows={10}
          label={text.body}
          hint={text.bodyHint}
          value={draft.body}
          limit={invitationLimits.body}
          error={errors.body}
          disabled={!event.canEdit}
          onChange={({ target }) => change({ body: target.value })}
        />
        {event.canEdit && (
          <>
            <fieldset className="flex flex-wrap items-center gap-2">
              <legend className="mb-2 text-quiet text-small">{text.insert}</legend>
              {placeholders.map((name) => (
                <Button key={name} look="secondary" size="small" onClick={() => insert(name)}>
                  {text.placeholders[name]}
                </Button>
              ))}
            </fieldset>
            <div className="flex flex-wrap items-center gap-3">
              <Button type="submit" isBusy={isBusy}>
                {text.save}
              </Button>
              <Button look="secondary" disabled={isBusy || isChanged} onClick={() => void tryOut()}>
                {text.test}
              </Button>
              {isChanged && <p className="text-quiet text-small">{text.testFirst}</p>}
            </div>
          </>
        )}
      </form>
      <Letter
        design={draft.design}
        eventName={event.name}
        subject={fillSample(draft.subject, event)}
        body={fillSample(draft.body, event)}
      />
    </div>
  );
}

function errorsOf({ subject, body }: Draft): Partial<Record<'subject' | 'body', string>> {
  const { link, missing, tooLong, unknown } = text;
  const refuse = (value: string, empty: string, limit: number): string | undefined => {
    if (value.trim() === '') return empty;
    if (value.trim().length > limit) return tooLong(limit);
    const address = findLink(value);
    if (address !== null) return link(address);
    const names = unknownPlaceholders(value);
    return names.length === 0 ? undefined : unknown(formatList(names.map((name) => `{${name}}`)));
  };
  const errors = {
    subject: refuse(subject, missing.subject, invitationLimits.subject),
    body: refuse(body, missing.body, invitationLimits.body),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
}
