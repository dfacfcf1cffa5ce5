// The jobs of the queue, in a shape of ours rather than of the queue's private tables: what is to be done, with what, when,
// and how often it was tried. A job that was being done when the backup was taken is done again after a restore.
import type pg from 'pg';

export interface QueueSection {
  section: string;
  read: string;
  columns: string;
  /** Puts the rows of the temporary table `restored` into the queue. */
  write: string;
}

export const queueSections: readonly QueueSection[] = [
  {
    section: 'queue/jobs',
    read: `select t.identifier, q.queue_name, j.payload, j.priority, j.run_at, j.attempts, j.max_attempts, j.last_error,
        j.created_at, j.key, j.flags
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      left join graphile_worker._private_job_queues q on q.id = j.job_queue_id order by j.id`,
    columns: `identifier text, queue_name text, payload json, priority smallint, run_at timestamptz, attempts smallint,
      max_attempts smallint, last_error text, created_at timestamptz, key text, flags jsonb`,
    write: `
      insert into graphile_worker._private_tasks (identifier) select distinct identifier from restored
      on conflict do nothing;
      insert into graphile_worker._private_job_queues (queue_name) select distinct queue_name from restored
      where queue_name is not null on conflict do nothing;
      insert into graphile_worker._private_jobs (task_id, job_queue_id, payload, priority, run_at, attempts, max_attempts,
        last_error, created_at, key, flags)
      select t.id, q.id, r.payload, r.priority, r.run_at, r.attempts, r.max_attempts, r.last_error, r.created_at, r.key, r.flags
      from restored r join graphile_worker._private_tasks t using (identifier)
      left join graphile_worker._private_job_queues q using (queue_name)`,
  },
  {
    // So that a restored server makes up for what it missed since.
    section: 'queue/timetable',
    read: 'select identifier, known_since, last_execution from graphile_worker._private_known_crontabs order by 1',
    columns: 'identifier text, known_since timestamptz, last_execution timestamptz',
    write: `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      select identifier, known_since, last_execution from restored on conflict (identifier) do nothing`,
  },
];

export async function queueExists(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('graphile_worker._private_jobs') is not null as found`,
  );
  return rows[0]?.found === true;
}
