// The dialog that adds a starter, a main course and a dessert at once.
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { type SetForm, setCourses, setForm } from '#web/features/guest-site/menus/menu-forms.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { menus } from '#web/locales/fr/client/menus.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { set: text, courses } = menus;

interface SetDialogProps {
  momentId: string;
  /** Resolves to whether the dishes were saved. */
  onAdd: (names: SetForm) => Promise<boolean>;
  onClose: () => void;
}

export function SetDialog({ momentId, onAdd, onClose }: SetDialogProps) {
  const id = useId();
  const [form, draft] = useDraftForm<SetForm>(`dish:set:${momentId}`, {
    resolver: zodResolver(setForm),
    defaultValues: { starter: '', main: '', dessert: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (names) => {
    if (!(await onAdd(names))) return;
    draft.erase();
    onClose();
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      description={text.text}
      actions={
        <Button type="submit" form={id} isBusy={isSubmitting}>
          {text.save}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <DraftNotice draft={draft} />
        {setCourses.map((course) => (
          <TextField
            key={course}
            {...form.register(course)}
            label={courses[course]}
            autoComplete="off"
            error={errors[course]?.message}
          />
        ))}
      </form>
    </Dialog>
  );
}
