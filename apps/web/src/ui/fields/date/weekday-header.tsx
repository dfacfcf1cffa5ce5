// The header row of a calendar: the days of the week.
import { weekdayNames } from '#web/lib/format/format.ts';

export function WeekdayHeader() {
  return (
    <thead>
      <tr>
        {weekdayNames.map((name) => (
          <th key={name} scope="col" abbr={name} className="h-9 font-normal text-label text-metal">
            {name.slice(0, 3)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
