// What a line of a rétroplanning is, before it belongs to an event.

export const taskCategories = [
  'organisation',
  'budget',
  'formalites',
  'lieu',
  'traiteur',
  'invites',
  'papeterie',
  'ceremonie',
  'tenues',
  'decoration',
  'musique',
  'photo',
  'transport',
  'programme',
  'jour_j',
  'apres',
  'autre',
] as const;
export type TaskCategory = (typeof taskCategories)[number];

export interface TaskTemplate {
  /** Tells a task of the list again, so that a plan proposed twice is added once. */
  template: string;
  category: TaskCategory;
  /** 30: a month before the event; -7: a week after it. */
  days_before: number;
  title: string;
  notes: string;
}

export type TemplateLine = readonly [
  key: string,
  category: TaskCategory,
  daysBefore: number,
  title: string,
  notes?: string,
];

export const templatesOf = (kind: string, lines: readonly TemplateLine[]): TaskTemplate[] =>
  lines.map(([key, category, days, title, notes = '']) => ({
    template: `${kind}-${key}`,
    category,
    days_before: days,
    title,
    notes,
  }));
