import { describe, expect, it } from 'vitest';
import { countFilters, findTasks, NOBODY, noFilters, type TaskFilters } from '#web/features/planning/filters.ts';
import { task } from '#web/features/planning/fixtures.ts';

const tasks = [
  task('1', { title: 'Réserver le château', category: 'lieu', due_on: '2027-01-01', assignee_id: 'ana' }),
  task('2', {
    title: 'Goûter les menus',
    notes: 'Chez Œuvrard',
    category: 'traiteur',
    state: 'doing',
    due_on: '2027-03-01',
  }),
  task('3', { title: 'Choisir les fleurs', state: 'done', due_on: '2027-01-02', assignee_id: 'bo' }),
];

const find = (search: string, filters: Partial<TaskFilters> = {}) =>
  findTasks(tasks, { search, filters: { ...noFilters, ...filters }, today: '2027-02-01', viewerId: 'ana' }).map(
    ({ id }) => id,
  );

describe('a search for tasks', () => {
  it('ignores accents and finds every word in title and notes', () => {
    expect(find('chateau RESERVER')).toEqual(['1']);
    expect(find('oeuvrard')).toEqual(['2']);
    expect(find('chateau menus')).toEqual([]);
  });

  it.each<[Partial<TaskFilters>, string[]]>([
    [{}, ['1', '2', '3']],
    [{ state: 'open' }, ['1', '2']],
    [{ state: 'done' }, ['3']],
    [{ category: 'traiteur' }, ['2']],
    [{ assignee: 'bo' }, ['3']],
    [{ assignee: NOBODY }, ['2']],
    [{ isMine: true }, ['1']],
    [{ isLate: true }, ['1']],
  ])('filters by %o', (filters, ids) => {
    expect(find('', filters)).toEqual(ids);
  });

  it('counts the filters that are set', () => {
    expect(countFilters({ ...noFilters, isMine: true, state: 'open' })).toBe(2);
  });
});
