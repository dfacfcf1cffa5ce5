// The day on which a page was opened. It does not change at midnight, so that the page does not change while it is read.
import { useState } from 'react';
import { type CivilDate, civilDateOf } from '#web/lib/format/civil-date.ts';

export function useToday(): CivilDate {
  const [today] = useState(() => civilDateOf(new Date()));
  return today;
}
