import { describe, expect, it } from 'vitest';
import { noFilters } from '#web/features/guests/list/filters.ts';
import { byName } from '#web/features/guests/list/rows.ts';
import { readViews, type SavedView } from '#web/features/guests/list/views.ts';

const view: SavedView = {
  name: 'Sans réponse',
  search: '',
  filters: { ...noFilters, answer: 'waiting', moment: 'm' },
  grouping: 'people',
  sort: byName,
};

describe('saved views', () => {
  it('are read as they were stored', () => {
    expect(readViews(JSON.stringify([view]))).toEqual([view]);
  });

  it.each([null, '', 'nonsense', '{}', JSON.stringify([{ ...view, sort: { key: 'drop table', isDescending: true } }])])(
    'are empty when the stored text is not readable: %s',
    (text) => {
      expect(readViews(text)).toEqual([]);
    },
  );
});
