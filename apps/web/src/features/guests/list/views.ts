// Named filters of the guest list. They are stored on this device for each event and hold no personal data.
import { ageGroups } from '@liesse/domain';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type GuestFilters, invitationStates } from '#web/features/guests/list/filters.ts';
import type { Grouping, Sort } from '#web/features/guests/list/rows.ts';

export interface SavedView {
  name: string;
  search: string;
  filters: GuestFilters;
  grouping: Grouping;
  sort: Sort;
}

const savedView = z.object({
  name: z.string(),
  search: z.string(),
  filters: z.object({
    moment: z.nullable(z.string()),
    answer: z.enum(['any', 'uninvited', 'waiting', 'yes', 'no']),
    age: z.nullable(z.enum(ageGroups)),
    diet: z.nullable(z.string()),
    tag: z.nullable(z.string()),
    side: z.nullable(z.string()),
    state: z.nullable(z.enum(invitationStates)),
    isWithoutMail: z.boolean(),
    isToConfirm: z.catch(z.boolean(), false),
  }),
  grouping: z.enum(['households', 'people']),
  sort: z.object({
    key: z.custom<Sort['key']>(
      (key) => typeof key === 'string' && /^(?:name|household|age|diet|side|state|moment:.+)$/.test(key),
    ),
    isDescending: z.boolean(),
  }),
});

const MOST_VIEWS = 20;

export function useSavedViews(eventId: string): {
  views: readonly SavedView[];
  save: (view: SavedView) => void;
  remove: (name: string) => void;
} {
  const key = `liesse.guest-views.${eventId}`;
  const [views, setViews] = useState(() => readViews(stored(key)));
  function update(next: readonly SavedView[]) {
    setViews(next);
    store(key, JSON.stringify(next));
  }
  return {
    views,
    save: (view) => update([...views.filter(({ name }) => name !== view.name), view].slice(-MOST_VIEWS)),
    remove: (name) => update(views.filter((view) => view.name !== name)),
  };
}

/** Drops each entry that does not have the expected form, such as one of an older release. */
export function readViews(text: string | null): readonly SavedView[] {
  if (text === null) return [];
  try {
    const values: unknown = JSON.parse(text);
    return Array.isArray(values) ? values.flatMap((value) => savedView.safeParse(value).data ?? []) : [];
  } catch {
    return [];
  }
}

/** A browser may forbid storage; then the views last as long as the page. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // See `stored`.
  }
}
