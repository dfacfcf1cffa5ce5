// What can be printed of a plan, apart from the code that draws it.
import type { SeatingPage, SeatingView } from '#web/features/seating/page.ts';

export const papers = ['plan', 'byTable', 'byName', 'placeCards', 'tableCards', 'escortCards'] as const;
export type Paper = (typeof papers)[number];

export const paperSizes = ['a4', 'a3', 'a2'] as const;
export type PaperSize = (typeof paperSizes)[number];

export interface Printed {
  page: SeatingPage;
  view: SeatingView;
  eventName: string;
}

/** The texts that the papers contain, for the choice of their fonts. */
export const printedText = ({ page, eventName }: Printed): string =>
  [
    eventName,
    page.plan.name,
    ...page.tables.map(({ name }) => name),
    ...page.households.map(({ name }) => name),
    ...page.guests.flatMap(({ first_name, last_name, diet, dishes }) => [first_name, last_name, diet ?? '', ...dishes]),
  ].join('\n');

/** Whether the paper would be a blank sheet: the room is always drawn, the tables need no people, the rest does. */
export function isBlank(paper: Paper, { view }: Printed): boolean {
  if (paper === 'plan') return false;
  if (paper === 'byTable' || paper === 'tableCards') return view.tables.length === 0;
  return view.tables.every(({ people }) => people.length === 0);
}
