// The timetable: when each job last ran, and how that ended.
import { useState } from 'react';
import type { ScheduledJob, SystemStatus } from '#web/features/admin-system/system.ts';
import { serverNow } from '#web/lib/device/clock.ts';
import { formatSince } from '#web/lib/format/format.ts';
import { adminSystem } from '#web/locales/fr/admin/system.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Nothing } from '#web/ui/feedback/empty-block.tsx';
import { Block } from '#web/ui/layout/block.tsx';

const { jobs: text } = adminSystem;

export function ScheduleList({ queue }: { queue: SystemStatus['queue'] }) {
  const [now] = useState(serverNow);
  if (queue === null) {
    return (
      <Block title={text.title}>
        <Nothing title={text.absent} />
      </Block>
    );
  }
  return (
    <Block title={text.title}>
      <p className="text-quiet text-small">{text.queue(queue.waiting, queue.running)}</p>
      {queue.schedule.length === 0 ? (
        <Nothing title={text.empty} />
      ) : (
        <ul aria-label={text.list} className="mt-2 divide-y divide-hairline">
          {queue.schedule.map((job) => {
            const { label, tone } = stateOf(job);
            return (
              <li key={job.name} className="flex items-start justify-between gap-4 py-3">
                <p className="min-w-0">
                  <span className="block wrap-anywhere">{text.name(job.name)}</span>
                  <span className="block text-quiet text-small">
                    {job.due_at === null ? text.never : text.last(formatSince(new Date(job.due_at), now))}
                  </span>
                  {job.last_error !== null && (
                    <span lang="en" className="block wrap-anywhere text-danger text-small">
                      {job.last_error}
                    </span>
                  )}
                </p>
                <span className="shrink-0">
                  <Badge tone={tone}>{label}</Badge>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Block>
  );
}

/** Without a job in the queue, the last run succeeded. */
function stateOf(job: ScheduledJob): { label: string; tone: BadgeTone } {
  if (job.has_failed) return { label: text.failed, tone: 'danger' };
  if (job.is_running) return { label: text.running, tone: 'metal' };
  if (job.last_error !== null) return { label: text.retrying, tone: 'danger' };
  if (job.next_try_at !== null) return { label: text.waiting, tone: 'metal' };
  return job.due_at === null ? { label: text.notYet, tone: 'neutral' } : { label: text.done, tone: 'success' };
}
