// A dialog that confirms a refusal and asks for an optional reason.
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { useDraftState } from '#web/lib/drafts/draft.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { reason: text } = fields;
const MAX_REASON = 1000;

interface ReasonDialogProps {
  title: string;
  text: string;
  /** The legal consequence. */
  note?: string | undefined;
  action: string;
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
  const { draftName, title, text: description, note, action, hint, isBusy, refusal, onSubmit, onClose } = props;
  const id = useId();
  const [reason, setReason, draft] = useDraftState(draftName, '');
  const isTooLong = reason.length > MAX_REASON;

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isTooLong || isBusy || !(await onSubmit(reason.trim()))) return;
    draft.erase();
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {text.keep}
          </Button>
          <Button type="submit" form={id} look="danger" isBusy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <DraftNotice draft={draft} />
        {note !== undefined && <p>{note}</p>}
        <TextArea
          label={text.label}
          optional={text.optional}
          hint={hint}
          limit={MAX_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={isTooLong ? text.long : undefined}
        />
        {refusal}
      </form>
    </Dialog>
  );
}
