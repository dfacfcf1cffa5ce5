// The tasks of the events, from the product's own proposals. Their states depend on the day on which the seed is applied: most due
// tasks are done, and some are late.
import { addDays, proposedTasks } from '@liesse/domain';
import { eventOf } from '../event-facts.ts';
import { birthday, client, id, noe, secure, seminar, wedding, witness } from '../ids.ts';
import { dice } from '../random.ts';
import { literal, type Value } from '../sql.ts';

interface Plan {
  event: string;
  /** The day of planning, before the event: the proposal compresses tasks that would have been due before it. */
  madeDaysBefore: number;
  members: readonly string[];
  maxTasks: number;
}

const plans: readonly Plan[] = [
  { event: wedding, madeDaysBefore: 558, members: [client, client, noe, noe, noe, witness], maxTasks: 120 },
  { event: birthday, madeDaysBefore: 293, members: [client], maxTasks: 18 },
  { event: seminar, madeDaysBefore: 413, members: [secure, secure, client], maxTasks: 22 },
];

/** The proposal depends only on the number of days between planning and event. */
const ANY_DAY = '2000-01-01';

export function taskStatements(): string {
  const rows = plans.flatMap(planRows).map((row) => `  (${row.map(literal).join(', ')})`);
  return `-- A task was done so many days before it was due; a negative number means after it.
insert into public.tasks (
  id, event_id, title, notes, category, days_before, due_on, state, done_at, done_by, assignee_id, template, position
)
select t.id::uuid, e.id, t.title, t.notes, t.category, t.days, d.due_on,
  case when d.done_on < private.today() then 'done' when d.done_on <= private.today() + 12 then 'doing' else 'todo' end,
  case when d.done_on < private.today() then (d.done_on + time '18:30') at time zone 'Europe/Paris' end,
  case when d.done_on < private.today() then coalesce(t.assignee, e.owner_id::text)::uuid end,
  t.assignee::uuid, t.template, t.position
from (values
${rows.join(',\n')}
) as t (id, event_id, title, notes, category, days, ahead, assignee, template, position)
join public.events e on e.id = t.event_id::uuid,
lateral (select e.starts_on - t.days as due_on, e.starts_on - t.days - t.ahead as done_on) d
on conflict do nothing;`;
}

function planRows({ event, madeDaysBefore, members, maxTasks }: Plan, plan: number): Value[][] {
  const { kind } = eventOf(event);
  const chance = dice(`tasks ${event}`);
  const proposed = proposedTasks(kind, ANY_DAY, addDays(ANY_DAY, -madeDaysBefore));
  const step = Math.max(1, proposed.length / maxTasks);
  return proposed
    .filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
    .map((task, index) => [
      id('task', (plan + 1) * 512 + index),
      event,
      task.title,
      task.notes,
      task.category,
      task.days_before,
      chance.chance(0.88) ? chance.between(1, 16) : -chance.between(4, 40),
      chance.chance(0.7) ? chance.pick(members) : null,
      task.template,
      (index + 1) * 1024,
    ]);
}
