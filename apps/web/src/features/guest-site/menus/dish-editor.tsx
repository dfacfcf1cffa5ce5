// The dialog that edits a dish. A dish that somebody deleted meanwhile can be added again with what was typed.
import { useQuery } from '@tanstack/react-query';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { useVersionedForm } from '#web/features/events/versions/use-versioned-form.ts';
import { VersionedFormDialog } from '#web/features/events/versions/versioned-form-dialog.tsx';
import { DishFields } from '#web/features/guest-site/menus/dish-fields.tsx';
import { type DishForm, dishFormAmong, dishVersionOf } from '#web/features/guest-site/menus/menu-forms.ts';
import { saveDish } from '#web/features/guest-site/menus/mutations.ts';
import { type Dish, menusQuery } from '#web/features/guest-site/menus/queries.ts';
import { menus } from '#web/locales/fr/client/menus.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';

const { form: text, gone } = menus;

interface DishEditorProps {
  dish: Dish;
  /** All dishes of the moment, as they are now. */
  siblings: readonly Dish[];
  isChosen: boolean;
  /** Resolves to whether the dish was saved. */
  onAddAgain: (values: DishForm) => Promise<boolean>;
  onClose: () => void;
}

export function DishEditor({ dish, siblings, isChosen, onAddAgain, onClose }: DishEditorProps) {
  const { refetch } = useQuery(menusQuery(dish.event_id));
  const saved = siblings.find((other) => other.id === dish.id);
  const isDeleted = saved === undefined;
  const versioned = useVersionedForm({
    draft: `dish:${dish.id}`,
    saved: dishVersionOf(saved ?? dish),
    schema: dishFormAmong(siblings.filter((other) => other.id !== dish.id)),
    write: (values, version) => saveDish(dish.id, version, values),
    invalidates: [eventKeys.menus(dish.event_id)],
    renew: async () => {
      const now = (await refetch()).data?.dishes.find((other) => other.id === dish.id);
      return now && dishVersionOf(now);
    },
    success: { title: text.saved },
    onSaved: onClose,
  });
  const addAgain = versioned.form.handleSubmit(async (values) => {
    if (!(await onAddAgain(values))) return;
    versioned.draft.erase();
    onClose();
  });
  return (
    <VersionedFormDialog
      versioned={versioned}
      title={text.editTitle}
      description={text.courses[dish.course]}
      submitLabel={isDeleted ? gone.addAgain : text.save}
      describe={(field, value) => ({ label: text[field], value: describeValue(field, String(value)) })}
      {...(isDeleted && {
        onSubmit: addAgain,
        notice: (
          <Notice tone="note" title={gone.title}>
            {gone.text}
          </Notice>
        ),
      })}
      onClose={onClose}
    >
      <DishFields form={versioned.form} isChosen={isChosen} />
    </VersionedFormDialog>
  );
}

const describeValue = (field: keyof DishForm, value: string): string =>
  field === 'age' ? (Object.entries(text.ages).find(([age]) => age === value)?.[1] ?? '') : value;
