// The fields above and below the lines of a quote. They are memoised: a key press in a line does not render them again.
import { memo } from 'react';
import type { DraftChange, DraftQuote } from '#web/features/quotes/draft-quote.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';
import { quoteEditor as text } from '#web/locales/fr/partner/quote-editor.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { DateField } from '#web/ui/fields/date/date-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';

interface HeadFieldsProps extends Pick<DraftQuote, 'title' | 'startsOn' | 'endsOn' | 'isVatExempt'> {
  hasWrongDays: boolean;
  change: (change: DraftChange) => void;
}

export const HeadFields = memo(function HeadFields(props: HeadFieldsProps) {
  const { title, startsOn, endsOn, isVatExempt, hasWrongDays, change } = props;
  const set = (values: Partial<DraftQuote>) => change({ type: 'set', values });
  return (
    <Section title={text.head.title}>
      <div className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-[minmax(0,1fr)_16rem_13rem]">
        <div className="tablet:col-span-2 desktop:col-span-1">
          <TextField
            label={text.head.subject}
            hint={text.head.subjectHint}
            value={title}
            maxLength={160}
            onChange={({ target }) => set({ title: target.value })}
            autoComplete="off"
          />
        </div>
        <DateField
          label={text.head.startsOn}
          optional={fields.optional}
          value={startsOn}
          onChange={(day) => set({ startsOn: day })}
        />
        <DateField
          label={text.head.endsOn}
          optional={fields.optional}
          value={endsOn}
          onChange={(day) => set({ endsOn: day })}
          error={hasWrongDays ? text.head.days : undefined}
        />
      </div>
      <div className="mt-3">
        <Checkbox checked={isVatExempt} onChange={({ target }) => set({ isVatExempt: target.checked })}>
          {text.head.exempt}
        </Checkbox>
        <p className="text-quiet text-small">{text.head.exemptHint}</p>
      </div>
    </Section>
  );
});

interface EndFieldsProps extends Pick<DraftQuote, 'validUntil' | 'notes'> {
  today: CivilDate;
  isWrong: boolean;
  change: (change: DraftChange) => void;
}

export const EndFields = memo(function EndFields({ validUntil, notes, today, isWrong, change }: EndFieldsProps) {
  const set = (values: Partial<DraftQuote>) => change({ type: 'set', values });
  return (
    <Section title={text.end.title}>
      <div className="grid gap-4 tablet:grid-cols-[14rem_minmax(0,1fr)]">
        <DateField
          label={text.end.validUntil}
          value={validUntil}
          min={today}
          onChange={(day) => set({ validUntil: day })}
          error={isWrong ? text.end.past : undefined}
        />
        <TextArea
          label={text.end.notes}
          hint={text.end.notesHint}
          optional={fields.optional}
          value={notes}
          limit={4000}
          rows={5}
          onChange={({ target }) => set({ notes: target.value.slice(0, 4000) })}
        />
      </div>
    </Section>
  );
});
