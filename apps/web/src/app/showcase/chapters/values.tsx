// Fields for dates, times, money and numbers.
import { useState } from 'react';
import { Fields } from '#web/app/showcase/specimen.tsx';
import { showcase } from '#web/locales/fr/ui/showcase.ts';
import { DateField } from '#web/ui/fields/date/date-field.tsx';
import { MoneyField } from '#web/ui/fields/value/money-field.tsx';
import { NumberField } from '#web/ui/fields/value/number-field.tsx';
import { TimeField } from '#web/ui/fields/value/time-field.tsx';

const { values: text } = showcase;

export function Values() {
  const [date, setDate] = useState<string | null>('2027-06-12');
  const [limit, setLimit] = useState<string | null>('2027-07-01');
  const [time, setTime] = useState<string | null>('16:30');
  const [money, setMoney] = useState<number | null>(1_184_050);
  const [guests, setGuests] = useState<number | null>(124);
  const [tables, setTables] = useState<number | null>(16);
  return (
    <Fields>
      <DateField label={text.date} hint={text.dateHint} value={date} onChange={setDate} />
      <DateField label={text.limit} error={text.limitError} value={limit} onChange={setLimit} />
      <TimeField label={text.time} value={time} onChange={setTime} />
      <MoneyField label={text.money} hint={text.moneyHint} value={money} onChange={setMoney} />
      <NumberField label={text.guests} value={guests} onChange={setGuests} max={500} hasButtons />
      <NumberField label={text.tables} value={tables} onChange={setTables} disabled />
    </Fields>
  );
}
