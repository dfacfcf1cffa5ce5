import { describe, expect, it } from 'vitest';
import { copyOf, showsOneOf, withChanges } from '#web/app/offline/copied-queries.ts';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { guest, list } from '#web/features/guests/fixtures.ts';
import { type GuestBook, makeBook } from '#web/features/guests/guest-cache.ts';
import { pageOf } from '#web/features/seating/fixtures.ts';
import type { Change } from '#web/lib/offline/change.ts';

const rows = [{ id: 'r' }];
const change = (given: Partial<Change>): Change => ({
  id: 'c',
  personId: 'alix',
  position: 1,
  state: 'waiting',
  kind: 'row',
  table: 'tasks',
  row: 'r',
  label: '',
  mine: {},
  base: {},
  ...given,
});

describe('what a device stores', () => {
  it.each([
    ['the events of a person', eventKeys.list],
    ['the tasks', eventKeys.tasks('e')],
    ['the timeline', eventKeys.timeline('e')],
    ['the list of seating plans', [...eventKeys.seating('e'), 'plans']],
    ['the conversations of an event', eventKeys.conversations('e')],
    ['the partners of an event', [...eventKeys.partners('e'), 'board']],
    ['a request of a client', ['requests', 'r']],
    ['the requests to a partner', ['partner-requests', 'list', { group: 'all', words: '' }]],
    ['a request to a partner', ['partner-request', 'r']],
    ['the conversations of a partner', ['partner-conversations']],
    ['the dashboard of a partner', ['partner-dashboard', 'p']],
    ['the calendar of a partner', ['partner-calendar', 'p', 'days']],
  ])('includes %s as it was read', (_name, key) => {
    expect(copyOf(key, rows)).toBe(rows);
  });

  it.each([
    ['the history of the guests, which tells of their diets', [...eventKeys.guests('e'), 'history']],
    ['the choices of dishes', ['dish-choices', 'm']],
    ['the kitchen’s sheet', ['kitchen-sheet', 't']],
    ['the menus', eventKeys.menus('e')],
    ['what guests wrote', eventKeys.guestMessages('e')],
    ['each word of a search', ['partner-requests', 'list', { group: 'all', words: 'dahlia' }]],
    ['the signed addresses of files', ['message-files', 'p']],
    ['the account', ['account']],
  ])('leaves out %s', (_name, key) => {
    expect(copyOf(key, rows)).toBeUndefined();
    expect(copyOf(key, null)).toBeUndefined();
  });

  it('has no health data of a guest, and nothing that guests wrote to their hosts', () => {
    const secrets = {
      diet: 'sans gluten',
      allergies: 'arachide',
      allergies_consent_at: '2025-01-01',
      song_request: 'Les Lacs',
      message: 'bravo',
    };
    const book = makeBook({ ...list, guests: [guest('g', 'h1', 'Inès Petit', secrets)] });
    const copy = copyOf(eventKeys.guests('e'), book) as GuestBook;
    expect(copy.people).toMatchObject([{ id: 'g', first_name: 'Inès' }]);
    for (const secret of Object.values(secrets)) expect(JSON.stringify(copy)).not.toContain(secret);
  });

  it('has neither diets nor chosen dishes in a seating plan', () => {
    const page = pageOf();
    const eaters = page.guests.map((one) => ({ ...one, diet: 'halal', dishes: ['Poisson'] }));
    const copy = copyOf([...eventKeys.seating('e'), 'plan', 'p'], { ...page, guests: eaters });
    expect(copy).toEqual(page);
  });

  it('has the host of a followed calendar, and not the address by which anybody reads it', () => {
    const imports = [
      { id: '1', address: 'https://agenda.example/secret.ics?key=1' },
      { id: '2', address: null },
    ];
    expect(copyOf(['partner-calendar', 'p', 'imports'], imports)).toEqual([
      { id: '1', address: 'https://agenda.example' },
      { id: '2', address: null },
    ]);
  });
});

describe('changes that wait', () => {
  const tasks = [
    { id: 'r', title: 'A' },
    { id: 's', title: 'B' },
  ];

  it('are shown in the list of their event', () => {
    const shown = withChanges(eventKeys.tasks('e'), tasks, [change({ mine: { title: 'C' } })]);
    expect(shown).toEqual([
      { id: 'r', title: 'C' },
      { id: 's', title: 'B' },
    ]);
  });

  it('leave the same data when they concern others, or when they were refused', () => {
    const others = [change({ row: 'x', mine: { title: 'C' } }), change({ state: 'refused', mine: { title: 'C' } })];
    expect(withChanges(eventKeys.tasks('e'), tasks, others)).toBe(tasks);
    expect(withChanges(['partner-request', 'r'], tasks, [change({ mine: { title: 'C' } })])).toBe(tasks);
  });

  it('shift the entries of the same day from a delayed one on', () => {
    const entry = (id: string, day: number, starts_minute: number | null) => ({ id, day, starts_minute });
    const items = [entry('a', 0, 600), entry('b', 0, 660), entry('c', 0, null), entry('d', 1, 700), entry('e', 0, 720)];
    const delay = change({
      kind: 'delay',
      table: 'timeline_items',
      row: 'b',
      mine: { starts_minute: 675 },
      base: { starts_minute: 660 },
    });
    const shown = withChanges(eventKeys.timeline('e'), { items }, [delay]) as { items: typeof items };
    expect(shown.items.map(({ starts_minute: minute }) => minute)).toEqual([600, 675, null, 700, 735]);
    expect(withChanges(eventKeys.timeline('e'), shown, [delay])).toBe(shown);
  });

  it('name the queries that show them once they are sent', () => {
    const message = [change({ kind: 'message', table: 'messages' })];
    expect(showsOneOf(['partner-request', 'r'], message)).toBe(true);
    expect(showsOneOf(eventKeys.conversations('e'), message)).toBe(true);
    expect(showsOneOf(eventKeys.seating('e'), message)).toBe(false);
    expect(showsOneOf(eventKeys.tasks('e'), message)).toBe(false);
    expect(showsOneOf(eventKeys.tasks('e'), [change({})])).toBe(true);
  });
});
