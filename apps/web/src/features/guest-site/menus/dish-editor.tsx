// A dish that is being changed. One that somebody deleted meanwhile is told, and can be added again as it was typed.
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { ConflictNotice } from '#web/features/events/versions/conflict-notice.tsx';
import { useVersionedForm } from '#web/features/events/versions/use-versioned-form.ts';
import { DishFields } from '#web/features/guest-site/menus/dish-fields.tsx';
import { type DishForm, dishFormAmong, dishVersionOf } from '#web/features/guest-site/menus/menu-forms.ts';
import { saveDish } from '#web/features/guest-site/menus/mutations.ts';
import { type Dish, menusQuery } from '#web/features/guest-site/menus/queries.ts';
import { menus } from '#web/locales/fr/menus.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { form: text, gone } = menus;

interface DishEditorProps {
  dish: Dish;
  /** Of its moment, as they are now. */
  siblings: readonly Dish[];
  isChosen: boolean;
  /** Whether it was kept. */
  onAddAgain: (values: DishForm) => Promise<boolean>;
  onClose: () => void;
}

export function DishEditor({ dish, siblings, isChosen, onAddAgain, onClose }: DishEditorProps) {
  const id = useId();
  const { refetch } = useQuery(menusQuery(dish.event_id));
  const saved = siblings.find((other) => other.id === dish.id);
  const isDeleted = saved === undefined;
  const { form, draft, submit, refusal, conflicts, takeTheirs, keepMine } = useVersionedForm({
    draft: `dish:${dish.id}`,
    saved: dishVersionOf(saved ?? dish),
    schema: dishFormAmong(siblings.filter((other) => other.id !== dish.id)),
    write: (values, version) => saveDish(dish.id, version, values),
    invalidates: [eventKeys.menus(dish.event_id)],
    renew: async () => {
      const now = (await refetch()).data?.dishes.find((one) => one.id === dish.id);
      return now && dishVersionOf(now);
    },
    success: { title: text.saved },
    onSaved: onClose,
  });
  const addAgain = form.handleSubmit(async (values) => {
    if (!(await onAddAgain(values))) return;
    draft.erase();
    onClose();
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.editTitle}
      description={text.courses[dish.course]}
      actions={
        <Button type="submit" form={id} isBusy={form.formState.isSubmitting}>
          {isDeleted ? gone.addAgain : text.save}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={isDeleted ? addAgain : submit} className="flex flex-col gap-5">
        {isDeleted && (
          <Notice tone="note" title={gone.title}>
            {gone.text}
          </Notice>
        )}
        {refusal !== null && conflicts.length === 0 && !isDeleted && <Notice tone="danger">{refusal}</Notice>}
        <DraftNotice draft={draft} />
        <ConflictNotice
          lines={conflicts.map(({ field, value }) => ({ label: text[field], value: inWords(field, value as string) }))}
          onTakeTheirs={takeTheirs}
          onKeepMine={keepMine}
        />
        <DishFields form={form} isChosen={isChosen} />
      </form>
    </Dialog>
  );
}

const inWords = (field: keyof DishForm, value: string): string =>
  field === 'age' ? (Object.entries(text.ages).find(([age]) => age === value)?.[1] ?? '') : value;
