// A small plan for tests: a full table of one, a table of eight with two people, and a household that waits.
import type { Seat, SeatingPage, SeatingPerson, Table } from '#web/features/seating/page.ts';

const table = (id: string, name: string, seats: number, x: number): Table => ({
  id,
  name,
  shape: 'round',
  seats,
  minimum: 0,
  vendor_meals: 0,
  x,
  y: 300,
  rotation: 0,
  reserved_tag: null,
  position: x,
  version: 1,
});

const person = (id: string, household_id: string, name: string, more: Partial<SeatingPerson> = {}): SeatingPerson => {
  const [first_name = '', last_name = ''] = name.split(' ');
  return {
    id,
    household_id,
    first_name,
    last_name,
    age_group: 'adult',
    is_plus_one: false,
    diet: null,
    has_replied: true,
    dishes: [],
    ...more,
  };
};

const seat = (guest_id: string, table_id: string, number: number | null): Seat => ({
  guest_id,
  table_id,
  seat: number,
  chair: 'chair',
  is_locked: false,
});

const household = (id: string, name: string, tags: string[] = []) => ({ id, name, side: null, tags, language: 'fr' });

export const pageOf = (): SeatingPage => ({
  plan: {
    id: 'plan',
    moment_id: 'dinner',
    name: 'Dîner',
    room_width: 2000,
    room_length: 1400,
    elements: [],
    background_id: null,
    seats_unanswered: false,
    guests_see_from: null,
    version: 1,
  },
  moment: { id: 'dinner', name: 'Dîner' },
  background_path: null,
  tables: [table('t1', '1', 1, 300), table('t2', '2', 8, 800)],
  guests: [
    person('paul', 'petit', 'Paul Petit'),
    person('plus', 'petit', '', { is_plus_one: true }),
    person('ines', 'lefevre', 'Inès Lefèvre'),
    person('noa', 'roy', 'Noa Roy', { age_group: 'child' }),
    person('bebe', 'roy', 'Lou Roy', { age_group: 'baby' }),
  ],
  households: [household('lefevre', 'Inès', ['amis']), household('petit', 'Paul'), household('roy', 'Les Roy')],
  seats: [seat('ines', 't1', 1), seat('paul', 't2', 1), seat('plus', 't2', null)],
  rules: [],
});
