// Writes or changes one saved reply.
import { type SyntheticEvent, useState } from 'react';
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
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

const { replies: text } = messages;

interface SavedReplyFormProps {
  /** Null for a new one. */
  reply: SavedReply | null;
  /** Where a new one goes. */
  position: number;
  onClose: () => void;
}

export function SavedReplyForm({ reply, position, onClose }: SavedReplyFormProps) {
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
    <FormDialog
      title={reply === null ? text.newTitle : text.editTitle}
      submitLabel={text.save}
      cancelLabel={text.back}
      isBusy={saving.isPending}
      onSubmit={submit}
      onClose={onClose}
      draft={draft}
    >
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
    </FormDialog>
  );
}
