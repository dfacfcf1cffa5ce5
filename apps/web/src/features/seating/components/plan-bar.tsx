// Chooses among the plans of the event, and copies, sets up or removes the shown one.
import { useQueryClient } from '@tanstack/react-query';
import { Check, Copy, Ellipsis, Plus, Settings2, Trash2 } from 'lucide-react';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { choosePlan, copyPlan, removePlan } from '#web/features/seating/mutations.ts';
import type { PlanOption } from '#web/features/seating/queries.ts';
import { seating } from '#web/locales/fr/client/seating.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { Menu, MenuAction } from '#web/ui/overlays/menu.tsx';

const { plans: text } = seating;

interface PlanBarProps {
  eventId: string;
  plans: readonly PlanOption[];
  chosen: PlanOption;
  canEdit: boolean;
  onChoose: (planId: string | null) => void;
  onAdd: () => void;
  onSettings: () => void;
}

export function PlanBar({ eventId, plans, chosen, canEdit, onChoose, onAdd, onSettings }: PlanBarProps) {
  const cache = useQueryClient();
  const refetch = () => cache.invalidateQueries({ queryKey: eventKeys.seating(eventId) });
  const copying = useToastMutation({
    mutationFn: ({ id, name }: PlanOption) => copyPlan(id, text.copyName(name)),
    onSuccess: async ({ id }) => {
      await refetch();
      onChoose(id);
    },
    success: { title: text.copied, description: text.copiedText },
    errorTitle: text.notCopied,
  });
  const choice = useToastMutation({
    mutationFn: ({ id }: PlanOption) => choosePlan(id),
    invalidates: [eventKeys.seating(eventId)],
    success: { title: text.chosen, description: text.chosenText },
    errorTitle: text.notChosen,
  });
  const removal = useToastMutation({
    mutationFn: ({ id }: PlanOption) => removePlan(id),
    onSuccess: async () => {
      onChoose(null);
      await refetch();
    },
    success: { title: text.removed },
    errorTitle: text.notRemoved,
  });
  const remove = async () => {
    const isSure = await confirm({
      title: text.removeTitle,
      description: text.removeText(chosen.name),
      action: text.removeAction,
      isDangerous: true,
    });
    if (isSure) await removal.run(chosen);
  };
  const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const;
  return (
    <div className="flex items-end gap-2">
      <div className="w-60 min-w-0">
        <SelectField
          label={text.label}
          value={chosen.id}
          options={plans.map((plan) => ({ value: plan.id, label: labelOf(plan, plans) }))}
          onChange={({ target }) => onChoose(target.value)}
        />
      </div>
      {canEdit && (
        <Menu label={text.menu} trigger={<Ellipsis {...icon} />}>
          <MenuAction icon={<Settings2 {...icon} />} onSelect={onSettings}>
            {text.settings}
          </MenuAction>
          {!chosen.is_chosen && (
            <MenuAction icon={<Check {...icon} />} onSelect={() => void choice.run(chosen)}>
              {text.choose}
            </MenuAction>
          )}
          <MenuAction icon={<Copy {...icon} />} onSelect={() => void copying.run(chosen)}>
            {text.copy}
          </MenuAction>
          <MenuAction icon={<Plus {...icon} />} onSelect={onAdd}>
            {text.add}
          </MenuAction>
          <MenuAction icon={<Trash2 {...icon} />} onSelect={() => void remove()}>
            {text.remove}
          </MenuAction>
        </Menu>
      )}
    </div>
  );
}

/** Among several plans of a moment, the one that the kitchen reads says so. */
function labelOf({ id, name, moment_id, is_chosen }: PlanOption, plans: readonly PlanOption[]): string {
  const hasOthers = plans.some((other) => other.id !== id && other.moment_id === moment_id);
  return is_chosen && hasOthers ? text.chosenName(name) : name;
}
