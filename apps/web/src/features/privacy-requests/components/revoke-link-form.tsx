// Revokes a guest's link that was found where it should not be.
import { type SyntheticEvent, useState } from 'react';
import { useRevokeLinkMutation } from '#web/features/privacy-requests/mutations.ts';
import { refusalReason } from '#web/lib/api/refusal.ts';
import { adminPrivacy } from '#web/locales/fr/admin/privacy.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { link: text } = adminPrivacy;
const MIN_REASON = 3;
const MAX_REASON = 1000;

export function RevokeLinkForm() {
  const [link, setLink] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [event, setEvent] = useState<string | null>(null);
  const revoke = useRevokeLinkMutation();
  const words = reason.trim();
  const isMissing = link.trim() === '';
  const isShort = words.length < MIN_REASON;
  const isLong = words.length > MAX_REASON;
  const isUnknown = revoke.refusal !== null && refusalReason(revoke.refusal) === 'unknown';

  async function submit(submission: SyntheticEvent) {
    submission.preventDefault();
    setTried(true);
    if (isMissing || isShort || isLong || revoke.isPending) return;
    setEvent(null);
    const result = await revoke.run({ link: link.trim(), reason: words });
    if (result === null) return;
    setEvent(result.event);
    setLink('');
    setReason('');
    setTried(false);
  }

  return (
    <form
      noValidate
      aria-label={text.form}
      onSubmit={(submission) => void submit(submission)}
      className="flex max-w-form flex-col gap-6"
    >
      <p className="max-w-measure text-quiet">{text.text}</p>
      {event !== null && (
        <Notice tone="success" title={text.done}>
          {text.doneText(event)}
        </Notice>
      )}
      {revoke.errorMessage !== null && !isUnknown && (
        <Notice tone="danger" title={text.failed}>
          {revoke.errorMessage}
        </Notice>
      )}
      <TextField
        label={text.link}
        hint={text.linkHint}
        autoComplete="off"
        spellCheck={false}
        value={link}
        onChange={({ target }) => {
          setLink(target.value);
          revoke.reset();
        }}
        error={isTried && isMissing ? text.linkMissing : isUnknown ? (revoke.errorMessage ?? undefined) : undefined}
      />
      <TextArea
        label={text.reason}
        hint={text.reasonHint}
        limit={MAX_REASON}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={isLong ? text.reasonLong : isTried && isShort ? text.reasonMissing : undefined}
      />
      <Button type="submit" look="danger" isBusy={revoke.isPending}>
        {text.submit}
      </Button>
    </form>
  );
}
