// A rating of one to five stars, as native radio buttons.
import { Star } from 'lucide-react';
import type { InputHTMLAttributes, Ref } from 'react';
import type { FieldFrame } from '#web/ui/fields/field.tsx';
import { RadioFieldset } from '#web/ui/fields/radio-fieldset.tsx';

/** Takes `register(…)` and the current value, which draws the stars. */
interface StarFieldProps
  extends FieldFrame,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'type' | 'value' | 'checked'> {
  name: string;
  /** The labels of the stars: « 1 étoile »… */
  names: readonly string[];
  /** What each rating means, shown once it is selected. */
  meanings: readonly string[];
  chosen: number;
  ref?: Ref<HTMLInputElement>;
}

export function StarField(props: StarFieldProps) {
  const { label, hint, error, optional, names, meanings, chosen, ...input } = props;
  return (
    <RadioFieldset label={label} hint={hint} error={error} optional={optional}>
      <div className="flex flex-wrap items-center gap-x-4">
        <div className="-ml-2 flex">
          {names.map((name, index) => (
            <label
              key={name}
              className="relative grid size-12 cursor-pointer place-items-center rounded-small text-metal hover:bg-metal-wash has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <input
                {...input}
                type="radio"
                value={index + 1}
                aria-label={`${name}, ${meanings[index] ?? ''}`}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Star aria-hidden className="size-8" strokeWidth={1.25} fill={index < chosen ? 'currentColor' : 'none'} />
            </label>
          ))}
        </div>
        <p aria-hidden className="text-quiet">
          {meanings[chosen - 1]}
        </p>
      </div>
    </RadioFieldset>
  );
}
