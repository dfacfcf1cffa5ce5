// The day on which a page was opened: what is shown must not change in the middle of a reading.
import { useState } from 'react';
import { type CivilDate, civilDateOf } from '#web/lib/format/civil-date.ts';

export function useToday(): CivilDate {
  const [today] = useState(() => civilDateOf(new Date()));
  return today;
}
