// Requires the second step of every administrator, or no longer. The database refuses it to somebody without one.
import { useSecondStepMutation } from '#web/features/administrators/mutations.ts';
import { admins } from '#web/locales/fr/admin/admins.ts';
import { Switch } from '#web/ui/fields/switch.tsx';

const { secondStep: text } = admins;

export function SecondStepSwitch({ isRequired }: { isRequired: boolean }) {
  const mutation = useSecondStepMutation();
  return (
    <Switch
      label={text.label}
      hint={text.hint}
      checked={isRequired}
      disabled={mutation.isPending}
      onChange={({ target }) => void mutation.run(target.checked)}
      error={mutation.errorMessage ?? undefined}
    />
  );
}
