// Functions that a request may call about seating, and why each exists.

export const seatingCallables: Record<string, string> = {
  'seating_page(of_plan uuid)': 'members read a plan with its people at once, whatever the planner believes',
  'seat_guests(of_plan uuid, moves jsonb, expected jsonb)':
    'seats are written by this alone, over what the caller read; editors only',
  'save_seating_tables(of_plan uuid, tables jsonb, removed jsonb)':
    'tables that change together, under the caller’s own policies',
  'add_seating_plan(of_moment uuid, name text, room jsonb, tables jsonb)':
    'a plan is added with its tables as a whole, under the caller’s own policies',
  'change_seating_plan(of_plan uuid, tables jsonb, removed jsonb, moves jsonb, expected jsonb, rules jsonb, room jsonb)':
    'tables and the people who sit at them change as a whole, under the caller’s own policies',
  'copy_seating_plan(of_plan uuid, name text)': 'copies seats, which nobody writes; editors only',
};
