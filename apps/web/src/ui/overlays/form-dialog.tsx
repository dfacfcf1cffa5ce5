// A dialog that holds one form. Its submit button is in the footer of the dialog, outside of the form element.
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

interface FormDialogProps {
  title: string;
  description?: string | undefined;
  submitLabel: string;
  /** Without it, the dialog is closed by its close button alone. */
  cancelLabel?: string;
  isDangerous?: boolean;
  isBusy: boolean;
  /** Why the form cannot be saved. */
  problem?: string | undefined;
  onSubmit: (event: SyntheticEvent) => unknown;
  onClose: () => void;
  /** The draft of the form, when it has one. */
  draft?: { isFound: boolean; discard: () => void };
  children: ReactNode;
}

export function FormDialog({
  title,
  description,
  onSubmit,
  onClose,
  problem,
  draft,
  children,
  ...buttons
}: FormDialogProps) {
  const { submitLabel, cancelLabel, isDangerous = false, isBusy } = buttons;
  const id = useId();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          {cancelLabel !== undefined && (
            <Button look="secondary" onClick={onClose}>
              {cancelLabel}
            </Button>
          )}
          <Button type="submit" form={id} look={isDangerous ? 'danger' : 'primary'} isBusy={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-5">
        {draft && <DraftNotice draft={draft} />}
        {children}
        {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
      </form>
    </Dialog>
  );
}
