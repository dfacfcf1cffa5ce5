// The dialog that adds a starter, a main course and a dessert at once.
import { zodResolver } from '@hookform/resolvers/zod';
import { type SetForm, setCourses, setForm } from '#web/features/guest-site/menus/menu-forms.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { menus } from '#web/locales/fr/client/menus.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

const { set: text, courses } = menus;

interface SetDialogProps {
  momentId: string;
  /** Resolves to whether the dishes were saved. */
  onAdd: (names: SetForm) => Promise<boolean>;
  onClose: () => void;
}

export function SetDialog({ momentId, onAdd, onClose }: SetDialogProps) {
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
    <FormDialog
      title={text.title}
      description={text.text}
      submitLabel={text.save}
      isBusy={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
      draft={draft}
    >
      {setCourses.map((course) => (
        <TextField
          key={course}
          {...form.register(course)}
          label={courses[course]}
          autoComplete="off"
          error={errors[course]?.message}
        />
      ))}
    </FormDialog>
  );
}
