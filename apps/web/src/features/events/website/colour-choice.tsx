// A radio group of the colour themes of the guests' pages, with native inputs for keyboards and forms.
import { websiteColours } from '@liesse/domain';
import type { InputHTMLAttributes, Ref } from 'react';
import { themeOf } from '#web/features/events/website/guest-theme.tsx';
import { website as text } from '#web/locales/fr/client/website.ts';

/** The props of `register(…)`. */
interface ColourChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type' | 'id'> {
  ref?: Ref<HTMLInputElement>;
}

export function ColourChoice(input: ColourChoiceProps) {
  return (
    <fieldset role="radiogroup" className="min-w-0">
      <legend className="mb-3 font-medium text-small">{text.colour}</legend>
      <div className="grid grid-cols-2 max-[20rem]:grid-cols-1 gap-3 tablet:grid-cols-3">
        {websiteColours.map((colour) => (
          <label
            key={colour}
            data-guest-theme={themeOf(colour)}
            className="flex min-h-14 cursor-pointer items-center gap-3 rounded-panel border border-hairline bg-paper px-3 py-2 transition-colors hover:border-edge has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 has-checked:border-accent has-disabled:cursor-not-allowed has-disabled:opacity-60"
          >
            <input {...input} type="radio" value={colour} className="peer sr-only" />
            <span
              aria-hidden
              className="grid size-8 shrink-0 forced-color-adjust-none place-items-center rounded-round border-4 border-accent-wash bg-accent outline-accent outline-offset-2 peer-checked:outline-2"
            />
            <span className="min-w-0 text-small">{text.colours[colour]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
