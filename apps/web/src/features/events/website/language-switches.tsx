// The languages that the guests of an event may choose. Each change is saved at once; French is always offered.
import { type GuestLanguage, guestLanguages, languageNames } from '@liesse/domain';
import { useState } from 'react';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { useEventMutation } from '#web/features/events/use-event-mutation.ts';
import { saveLanguages } from '#web/features/events/website/translations.ts';
import { capitalised, formatLanguage } from '#web/lib/format/format.ts';
import { translations as text } from '#web/locales/fr/client/translations.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

interface LanguageSwitchesProps {
  eventId: string;
  languages: readonly GuestLanguage[];
  canEdit: boolean;
}

export function LanguageSwitches({ eventId, languages, canEdit }: LanguageSwitchesProps) {
  const save = useEventMutation({
    mutationFn: (next: readonly GuestLanguage[]) => saveLanguages(eventId, next),
    invalidates: [eventKeys.website(eventId)],
    success: { title: text.languagesSaved },
  });
  const [chosen, setChosen] = useState<readonly GuestLanguage[]>(languages);
  // What is being saved is shown already.
  const shown = save.isPending ? chosen : languages;

  function change(next: readonly GuestLanguage[]): void {
    setChosen(next);
    void save.run(next);
  }

  return (
    <fieldset disabled={!canEdit || save.isPending} className="grid gap-x-8 tablet:grid-cols-2">
      <legend className="sr-only">{text.languages}</legend>
      {guestLanguages.map((language) => (
        <Checkbox
          key={language}
          checked={shown.includes(language)}
          disabled={language === 'fr'}
          onChange={(event) => change(toggled(shown, language, event.target.checked))}
        >
          {text.languageName(capitalised(formatLanguage(language)), language === 'fr' ? '' : languageNames[language])}
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** In the order of the list, French first. */
const toggled = (languages: readonly GuestLanguage[], changed: GuestLanguage, isOffered: boolean): GuestLanguage[] =>
  guestLanguages.filter((language) => (language === changed ? isOffered : languages.includes(language)));
