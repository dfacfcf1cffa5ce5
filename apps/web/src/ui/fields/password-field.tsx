// A password, which can be shown while it is typed.
import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { controlLook, Field, type FieldFrame } from '#web/ui/fields/field.tsx';

interface PasswordFieldProps
  extends FieldFrame,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'type'> {
  ref?: Ref<HTMLInputElement>;
  aside?: ReactNode;
}

export function PasswordField({ label, hint, error, optional, required, aside, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field {...{ label, hint, error, required, aside, ...(optional !== undefined && { optional }) }}>
      {(ids) => (
        <div className="relative">
          <input {...input} {...ids} type={isShown ? 'text' : 'password'} className={`${controlLook} pr-14`} />
          <button
            type="button"
            aria-label={fields.showPassword}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0.5 grid w-12 place-items-center rounded-small text-quiet hover:text-ink"
          >
            <Icon aria-hidden className="size-5" strokeWidth={1.5} />
          </button>
        </div>
      )}
    </Field>
  );
}
