// The ten permissions as checkboxes. What the person on screen lacks themselves is closed, with the reason.
import { type Permission, permissions } from '@liesse/domain';
import { useId } from 'react';
import { admins as text } from '#web/locales/fr/admin/admins.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

interface PermissionFieldsProps {
  label: string;
  chosen: readonly Permission[];
  /** The permissions of the person who chooses. */
  held: readonly Permission[];
  onChange: (chosen: Permission[]) => void;
  error?: string | undefined;
}

export function PermissionFields({ label, chosen, held, onChange, error }: PermissionFieldsProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="mb-1 font-medium text-small">{label}</legend>
      {permissions.map((permission) => (
        <div key={permission} className="border-hairline border-b py-1 last:border-b-0">
          <Checkbox
            checked={chosen.includes(permission)}
            disabled={!held.includes(permission)}
            aria-describedby={`${id}-${permission}`}
            onChange={({ target }) =>
              onChange(permissions.filter((one) => (one === permission ? target.checked : chosen.includes(one))))
            }
          >
            {text.permissions[permission].label}
          </Checkbox>
          <p id={`${id}-${permission}`} className="-mt-1 pb-1 pl-8 text-quiet text-small">
            {held.includes(permission) ? text.permissions[permission].hint : text.change.lacking}
          </p>
        </div>
      ))}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="mt-2 text-danger text-small">
          {error}
        </p>
      )}
    </fieldset>
  );
}
