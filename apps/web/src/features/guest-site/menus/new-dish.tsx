// The dialog that adds a dish to a moment.
import { zodResolver } from '@hookform/resolvers/zod';
import type { Course } from '@liesse/domain';
import { DishFields } from '#web/features/guest-site/menus/dish-fields.tsx';
import { type DishForm, dishFormAmong, newDish } from '#web/features/guest-site/menus/menu-forms.ts';
import type { MomentMenus } from '#web/features/guest-site/menus/menus.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { menus } from '#web/locales/fr/client/menus.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

const { form: text } = menus;

interface NewDishProps {
  menus: MomentMenus;
  /** Resolves to whether the dish was saved. */
  onAdd: (values: DishForm) => Promise<boolean>;
  onClose: () => void;
}

export function NewDish({ menus: { moment, dishes, courses }, onAdd, onClose }: NewDishProps) {
  const [form, draft] = useDraftForm<DishForm>(`dish:new:${moment.id}`, {
    resolver: zodResolver(dishFormAmong(dishes)),
    defaultValues: newDish(usualCourse(courses.map(({ course }) => course))),
  });
  const submit = form.handleSubmit(async (values) => {
    if (!(await onAdd(values))) return;
    draft.erase();
    onClose();
  });
  return (
    <FormDialog
      title={text.newTitle}
      description={text.newFor(moment.name)}
      submitLabel={text.save}
      isBusy={form.formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
      draft={draft}
    >
      <DishFields form={form} isNew />
    </FormDialog>
  );
}

/** A moment with whole menus gets another whole menu; otherwise most hosts offer a choice of main courses. */
const usualCourse = (served: readonly Course[]): Course => (served.includes('menu') ? 'menu' : 'main');
