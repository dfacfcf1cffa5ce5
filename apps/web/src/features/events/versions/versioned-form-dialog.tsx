// A dialog around a form of `useVersionedForm`: its submit button, and above the fields the error, the draft that was found and the
// conflict with what somebody else saved. It knows no field; a side panel uses the notices alone.
import { type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConflictNotice } from '#web/features/events/versions/conflict-notice.tsx';
import type { VersionedForm } from '#web/features/events/versions/use-versioned-form.ts';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

interface VersionedFormDialogProps<Form extends FieldValues> extends VersionedFormNoticesProps<Form> {
  title: string;
  description?: string;
  submitLabel: string;
  /** Instead of saving the form. */
  onSubmit?: () => Promise<void>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

export function VersionedFormDialog<Form extends FieldValues>(props: VersionedFormDialogProps<Form>) {
  const { versioned, title, description, submitLabel, onSubmit = versioned.submit, onClose, children } = props;
  return (
    <FormDialog
      title={title}
      description={description}
      submitLabel={submitLabel}
      isBusy={versioned.form.formState.isSubmitting}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <VersionedFormNotices {...props} />
      {children}
    </FormDialog>
  );
}

interface VersionedFormNoticesProps<Form extends FieldValues> {
  versioned: VersionedForm<Form>;
  /** What is saved now in a field that both people changed, in words. */
  describe: (field: keyof Form, value: unknown) => { label: string; value: string };
  /** Shown in place of the error message. */
  notice?: ReactNode;
}

export function VersionedFormNotices<Form extends FieldValues>(props: VersionedFormNoticesProps<Form>) {
  const { versioned, describe, notice } = props;
  const { draft, refusal, conflicts, takeTheirs, keepMine } = versioned;
  return (
    <>
      {notice}
      {refusal !== null && conflicts.length === 0 && !notice && <Notice tone="danger">{refusal}</Notice>}
      <DraftNotice draft={draft} />
      <ConflictNotice
        lines={conflicts.map(({ field, value }) => describe(field, value))}
        onTakeTheirs={takeTheirs}
        onKeepMine={keepMine}
      />
    </>
  );
}
