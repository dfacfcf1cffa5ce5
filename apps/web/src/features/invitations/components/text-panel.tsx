// The editor of one mail with its preview. A save that is refused leaves what was typed in the fields.
import {
  fillPlaceholders,
  findLink,
  type InvitationDesign,
  invitationDesigns,
  invitationLimits,
  placeholders,
  unknownPlaceholders,
} from '@liesse/domain';
import { useRef, useState } from 'react';
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { MailPreview } from '#web/features/invitations/components/mail-preview.tsx';
import { saveText, sendTest } from '#web/features/invitations/mutations.ts';
import { type InvitationText, textDraftName, textsQuery, type Words } from '#web/features/invitations/queries.ts';
import { STALE } from '#web/lib/api/refusal.ts';
import { useDraftState } from '#web/lib/drafts/draft.ts';
import { formatList } from '#web/lib/format/format.ts';
import { invitations } from '#web/locales/fr/client/invitations.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { text } = invitations;

type Draft = Pick<InvitationText, 'subject' | 'body'> & { design: InvitationDesign };

export function TextPanel({ saved, words }: { saved: InvitationText; words: Words }) {
  const event = useCurrentEvent();
  const { subject: savedSubject, body: savedBody } = saved;
  const [draft, setDraft, stored] = useDraftState<Draft>(textDraftName(saved.kind), {
    subject: savedSubject,
    body: savedBody,
    design: saved.design as InvitationDesign,
  });
  const [isSubmitted, setSubmitted] = useState(false);
  const body = useRef<HTMLTextAreaElement>(null);
  const errors = isSubmitted ? errorsOf(draft) : {};
  const isChanged = draft.subject !== saved.subject || draft.body !== saved.body || draft.design !== saved.design;
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });

  const save = useToastMutation({
    mutationFn: async ({ subject, body: written, design }: Draft) => {
      const result = await saveText(saved, { subject: subject.trim(), body: written.trim(), design });
      if (result.ok) stored.erase();
      return result;
    },
    // A stale save is fetched too: the next one then replaces the version of the other person.
    invalidates: [textsQuery(event.id).queryKey],
    success: text.saved,
    errorTitle: text.failed,
    errorMessage: ({ code, message }) => (code === STALE ? text.stale : message),
  });
  const test = useToastMutation({
    mutationFn: () => sendTest(event.id, saved.kind),
    success: ({ recipient }) => ({ title: text.tested.title, description: text.tested.description(recipient) }),
    errorTitle: invitations.send.failed,
  });
  const isBusy = save.isPending || test.isPending;

  function submit() {
    setSubmitted(true);
    if (Object.keys(errorsOf(draft)).length === 0) void save.run(draft);
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
          submit();
        }}
      >
        {save.errorMessage !== null && <Notice tone="danger">{save.errorMessage}</Notice>}
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
          hint={saved.kind === 'save_the_date' ? text.bodyHintWithoutLink : text.bodyHint}
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
              <Button look="secondary" disabled={isBusy || isChanged} onClick={() => void test.run()}>
                {text.test}
              </Button>
              {isChanged && <p className="text-quiet text-small">{text.testFirst}</p>}
            </div>
          </>
        )}
      </form>
      <MailPreview
        kind={saved.kind}
        design={draft.design}
        eventName={event.name}
        subject={fillPlaceholders(draft.subject, words)}
        body={fillPlaceholders(draft.body, words)}
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
