// Writes or changes one saved reply.
import { type SyntheticEvent, useId, useState } from 'react';
import {
  MAX_BODY,
  problemsOf,
  type ReplyForm,
  type ReplyProblems,
  type SavedReply,
  savedRepliesQuery,
  saveReply,
} from '#web/features/conversations/saved-replies.ts';
import { useDraftState } from '#web/lib/drafts/draft.ts';
import { messages } from '#web/locales/fr/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { replies: text } = messages;

interface SavedReplyFormProps {
  /** Null for a new one. */
  reply: SavedReply | null;
  /** Where a new one goes. */
  position: number;
  onClose: () => void;
}

export function SavedReplyForm({ reply, position, onClose }: SavedReplyFormProps) {
  const id = useId();
  const [form, setForm, draft] = useDraftState<ReplyForm>(`saved-reply:${reply?.id ?? 'new'}`, {
    title: reply?.title ?? '',
    body: reply?.body ?? '',
  });
  const [problems, setProblems] = useState<ReplyProblems>({});
  const saving = useToastMutation({
    mutationFn: (values: ReplyForm) => saveReply(reply?.id ?? null, values, position),
    invalidates: [savedRepliesQuery().queryKey],
    success: { title: text.saved },
    onSuccess: () => {
      draft.erase();
      onClose();
    },
  });

  function change(changed: Partial<ReplyForm>) {
    setForm({ ...form, ...changed });
    setProblems({});
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const found = problemsOf(form);
    setProblems(found);
    if (Object.keys(found).length === 0) void saving.run(form);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={reply === null ? text.newTitle : text.editTitle}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {text.back}
          </Button>
          <Button type="submit" form={id} isBusy={saving.isPending}>
            {text.save}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <DraftNotice draft={draft} />
        <TextField
          label={text.name}
          hint={text.nameHint}
          autoComplete="off"
          value={form.title}
          error={problems.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextArea
          label={text.body}
          rows={6}
          limit={MAX_BODY}
          value={form.body}
          error={problems.body}
          onChange={({ target }) => change({ body: target.value })}
        />
        {saving.errorMessage !== null && (
          <Notice tone="danger" title={text.failed}>
            {saving.errorMessage}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
