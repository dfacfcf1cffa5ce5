// Radio groups, checkboxes, switches and comboboxes.
import { useState } from 'react';
import { Fields } from '#web/app/showcase/specimen.tsx';
import { showcase } from '#web/locales/fr/ui/showcase.ts';
import { samples } from '#web/locales/fr/ui/showcase-samples.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Combobox } from '#web/ui/fields/combobox/combobox.tsx';
import type { ComboboxOption } from '#web/ui/fields/combobox/combobox-match.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';

const { choices: text } = showcase;
const optionOf = (label: string): ComboboxOption => ({ value: label, label });
const towns = samples.towns.map(optionOf);

export function Choices() {
  const [town, setTown] = useState<string | null>(null);
  const [diet, setDiet] = useState<string | null>(samples.diets[0]);
  const [diets, setDiets] = useState(() => samples.diets.map(optionOf));
  return (
    <Fields>
      <div className="flex flex-col">
        <Checkbox>{text.box}</Checkbox>
        <Checkbox defaultChecked>{text.boxOn}</Checkbox>
        <Checkbox disabled>{text.boxOff}</Checkbox>
      </div>
      <div className="flex flex-col gap-1">
        <Switch label={text.reminder} hint={text.reminderHint} defaultChecked />
        <Switch label={text.live} />
        <Switch label={text.locked} disabled />
      </div>
      <RadioGroup
        label={text.answer}
        hint={text.answerHint}
        name="showcase-answer"
        options={text.answers}
        defaultValue="yes"
      />
      <RadioGroup label={text.menu} error={text.menuError} name="showcase-menu" options={text.menus} isRow />
      <Combobox label={text.town} hint={text.townHint} options={towns} value={town} onChange={setTown} />
      <Combobox
        label={text.allergy}
        hint={text.allergyHint}
        options={diets}
        value={diet}
        onChange={setDiet}
        onCreate={(label) => {
          setDiets([...diets, optionOf(label)]);
          setDiet(label);
        }}
      />
    </Fields>
  );
}
