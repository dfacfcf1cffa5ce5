// The weekly closing days, the holidays and the number of bookings a day.
import { useState } from 'react';
import { useSettingsMutation } from '#web/features/partner-calendar/mutations.ts';
import type { CalendarSettings } from '#web/features/partner-calendar/queries.ts';
import { capitalised, weekdayNames } from '#web/lib/format/format.ts';
import { partnerCalendar } from '#web/locales/fr/partner/partner-calendar.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { ToggleGroup } from '#web/ui/fields/toggle-group.tsx';
import { NumberField } from '#web/ui/fields/value/number-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';

const { settings: text } = partnerCalendar;
const weekdays = weekdayNames.map((name, index) => ({ value: String(index + 1), label: capitalised(name) }));
const MOST = 20;

interface SettingsSectionProps {
  personId: string;
  settings: CalendarSettings;
  /** A venue hosts one event a day. */
  takesSeveral: boolean;
}

export function SettingsSection({ personId, settings, takesSeveral }: SettingsSectionProps) {
  const mutation = useSettingsMutation(personId);
  const [closed, setClosed] = useState(settings.closed_weekdays.map(String));
  const [closesOnHolidays, setClosesOnHolidays] = useState(settings.closes_on_holidays);
  const [perDay, setPerDay] = useState<number | null>(settings.bookings_per_day);
  const [problem, setProblem] = useState<string>();

  function save() {
    if (perDay === null || !Number.isInteger(perDay) || perDay < 1 || perDay > MOST)
      return setProblem(text.perDayMissing);
    setProblem(undefined);
    void mutation.run({ bookingsPerDay: perDay, closedWeekdays: closed.map(Number), closesOnHolidays });
  }

  return (
    <Section title={text.title} description={text.description}>
      <div className="flex flex-col gap-6">
        {mutation.errorMessage !== null && <Notice tone="danger">{mutation.errorMessage}</Notice>}
        <ToggleGroup
          label={text.weekdays}
          options={weekdays}
          chosen={closed}
          onToggle={(value) =>
            setClosed(closed.includes(value) ? closed.filter((one) => one !== value) : [...closed, value])
          }
        />
        <div>
          <Checkbox checked={closesOnHolidays} onChange={({ target }) => setClosesOnHolidays(target.checked)}>
            {text.holidays}
          </Checkbox>
          <p className="text-quiet text-small">{text.holidaysHint}</p>
        </div>
        {takesSeveral && (
          <div className="max-w-form">
            <NumberField
              label={text.perDay}
              hint={text.perDayHint}
              error={problem}
              value={perDay}
              min={1}
              max={MOST}
              hasButtons
              onChange={setPerDay}
            />
          </div>
        )}
        <div>
          <Button isBusy={mutation.isPending} onClick={save}>
            {text.save}
          </Button>
        </div>
      </div>
    </Section>
  );
}
