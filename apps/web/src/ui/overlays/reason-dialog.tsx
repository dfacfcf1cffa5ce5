// A dialog that confirms a refusal and asks for a reason.
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useDraftState } from '#web/lib/drafts/draft.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

const { reason: text } = fields;
const MAX_REASON = 1000;

interface ReasonDialogProps {
  title: string;
  text: string;
  /** The legal consequence. */
  note?: string | undefined;
  action: string;
  /** The reason is optional without this error for a missing one. */
  missing?: string;
  /** The label of the reason. */
  label?: string;
  /** Who reads the reason. */
  hint: string;
  isBusy: boolean;
  refusal: ReactNode;
  /** Names the draft of the reason. */
  draftName: string;
  /** Resolves to whether the server accepted. */
  onSubmit: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

export function ReasonDialog(props: ReasonDialogProps) {
  const {
    draftName,
    title,
    text: description,
    note,
    action,
    missing,
    hint,
    isBusy,
    refusal,
    onSubmit,
    onClose,
  } = props;
  const [reason, setReason, draft] = useDraftState(draftName, '');
  const [isTried, setTried] = useState(false);
  const isTooLong = reason.length > MAX_REASON;
  const isMissing = missing !== undefined && reason.trim() === '';

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (isTooLong || isMissing || isBusy || !(await onSubmit(reason.trim()))) return;
    draft.erase();
    onClose();
  }

  return (
    <FormDialog
      title={title}
      description={description}
      submitLabel={action}
      cancelLabel={text.cancel}
      isDangerous
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
      draft={draft}
    >
      {note !== undefined && <p>{note}</p>}
      <TextArea
        label={props.label ?? text.label}
        {...(missing === undefined && { optional: text.optional })}
        hint={hint}
        limit={MAX_REASON}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={isTooLong ? text.long : isTried && isMissing ? missing : undefined}
      />
      {refusal}
    </FormDialog>
  );
}
