// A no with a word of explanation, if one wishes to give it.
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { useDraftState } from '#web/lib/drafts/draft.ts';
import { quotes } from '#web/locales/fr/quotes.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { reason: text } = quotes;
const LONGEST = 1000;

interface ReasonDialogProps {
  title: string;
  text: string;
  /** What the law says of it. */
  note?: string | undefined;
  action: string;
  isBusy: boolean;
  refusal: ReactNode;
  /** Of the draft: which refusal of what. */
  name: string;
  /** Whether it was done. */
  onSubmit: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

export function ReasonDialog(props: ReasonDialogProps) {
  const { name, title, text: description, note, action, isBusy, refusal, onSubmit, onClose } = props;
  const id = useId();
  const [reason, setReason, draft] = useDraftState(name, '');
  const isLong = reason.length > LONGEST;

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isLong || isBusy || !(await onSubmit(reason.trim()))) return;
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
            {quotes.keep}
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
          hint={text.hint}
          limit={LONGEST}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={isLong ? text.long : undefined}
        />
        {refusal}
      </form>
    </Dialog>
  );
}
