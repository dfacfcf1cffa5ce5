// One message in a side panel: its text, its answer or the form to answer, and filing.
import { contactLimits } from '@liesse/domain';
import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import type { ContactMessage } from '#web/features/contact-messages/message.ts';
import { useAnswerMutation, useDeleteMutation, useFileMutation } from '#web/features/contact-messages/mutations.ts';
import { messageQuery } from '#web/features/contact-messages/queries.ts';
import { useDraftState } from '#web/lib/drafts/draft.ts';
import { formatMoment } from '#web/lib/format/format.ts';
import { contactMessages } from '#web/locales/fr/admin/messages.ts';
import { contact } from '#web/locales/fr/public/contact.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { SidePanel } from '#web/ui/overlays/overlay.tsx';
import { UserText } from '#web/ui/text/user-text.tsx';

const { message: text } = contactMessages;

interface MessagePanelProps {
  messageId: string;
  onClose: () => void;
}

export function MessagePanel({ messageId, onClose }: MessagePanelProps) {
  const { data: message, isError, refetch } = useQuery(messageQuery(messageId));
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={message === undefined || message === null ? contactMessages.title : contact.topics[message.topic]}
    >
      {message === undefined &&
        (isError ? (
          <ErrorState message={text.loadFailed} onRetry={() => void refetch()} />
        ) : (
          <SkeletonLines count={6} />
        ))}
      {message === null && <p>{text.unknown}</p>}
      {message !== undefined && message !== null && <Message message={message} onClose={onClose} />}
    </SidePanel>
  );
}

function Message({ message, onClose }: { message: ContactMessage; onClose: () => void }) {
  const { id, name, email, body, state, answer, answered_at: answeredAt, created_at: at } = message;
  const file = useFileMutation(id);
  const erase = useDeleteMutation(id, onClose);

  async function remove() {
    const question = { title: text.removeTitle, description: text.removeText, action: text.remove, isDangerous: true };
    if (await confirm(question)) await erase.run();
  }

  return (
    <div className="flex flex-col gap-6">
      <p className="wrap-anywhere text-quiet text-small">
        {text.from(name, email)}
        <br />
        {formatMoment(new Date(at))}
      </p>
      <UserText>{body}</UserText>
      {answer !== null && answeredAt !== null ? (
        <div className="border-ornament border-l pl-5">
          <p role="status" className="text-metal text-small">
            {text.answeredBy(message.answered_by, formatMoment(new Date(answeredAt)))}
          </p>
          <p className="mt-1.5 whitespace-pre-line wrap-anywhere">{answer}</p>
        </div>
      ) : (
        <AnswerForm messageId={id} email={email} />
      )}
      <p className="flex flex-wrap gap-3 border-hairline border-t pt-5">
        <Button
          look="secondary"
          size="small"
          isBusy={file.isPending}
          onClick={() => void file.run(state === 'handled' ? 'new' : 'handled')}
        >
          {state === 'handled' ? text.reopen : text.file}
        </Button>
        <Button look="quiet" size="small" isBusy={erase.isPending} onClick={() => void remove()}>
          {text.remove}
        </Button>
      </p>
    </div>
  );
}

function AnswerForm({ messageId, email }: { messageId: string; email: string }) {
  const [typed, setTyped, draft] = useDraftState(`contact-answer:${messageId}`, '');
  const [isTried, setTried] = useState(false);
  const answer = useAnswerMutation(messageId);
  const words = typed.trim();
  const isLong = words.length > contactLimits.bodyMost;

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (words === '' || isLong || answer.isPending) return;
    if ((await answer.run(words)) !== null) draft.erase();
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <DraftNotice draft={draft} />
      {answer.errorMessage !== null && (
        <Notice tone="danger" title={text.failed}>
          {answer.errorMessage}
        </Notice>
      )}
      <TextArea
        label={text.answer}
        hint={text.answerHint(email)}
        limit={contactLimits.bodyMost}
        rows={6}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isLong ? text.answerLong : isTried && words === '' ? text.answerMissing : undefined}
      />
      <Button type="submit" isBusy={answer.isPending}>
        {text.submit}
      </Button>
    </form>
  );
}
