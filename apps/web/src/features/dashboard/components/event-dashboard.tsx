// The dashboard of an event: one column on phones, two on tablets, three on desktops. Members without access to the budget see none.
import { ActivityList } from '#web/features/dashboard/components/activity-list.tsx';
import { DueTasks } from '#web/features/dashboard/components/due-tasks.tsx';
import { FirstSteps } from '#web/features/dashboard/components/first-steps.tsx';
import { Masthead } from '#web/features/dashboard/components/masthead.tsx';
import { Money } from '#web/features/dashboard/components/money.tsx';
import { Exchanges } from '#web/features/dashboard/components/partner-news.tsx';
import { ReplyRing } from '#web/features/dashboard/components/reply-ring.tsx';
import type { Dashboard } from '#web/features/dashboard/dashboard.ts';
import { useLiveDashboard } from '#web/features/dashboard/live.ts';
import { useToday } from '#web/features/events/use-today.ts';

export function EventDashboard({ dashboard, personId }: { dashboard: Dashboard; personId: string }) {
  const { event, tasks, replies, budget, instalments, activity } = dashboard;
  const today = useToday();
  useLiveDashboard(event.id);
  return (
    <>
      <Masthead event={event} today={today} />
      {event.role !== 'viewer' && <FirstSteps steps={dashboard.first_steps} eventId={event.id} />}
      <div
        className={`mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-12 tablet:grid-cols-2 tablet:grid-rows-[auto_1fr] ${budget === null ? '' : 'desktop:grid-cols-3 desktop:grid-rows-none'}`}
      >
        <DueTasks tasks={tasks} role={event.role} personId={personId} today={today} />
        <div className="tablet:row-span-2 desktop:row-span-1">
          <ReplyRing replies={replies} event={event} today={today} />
          <Exchanges unread={dashboard.unread_messages} quotes={dashboard.open_quotes} />
        </div>
        {budget !== null && <Money budget={budget} instalments={instalments ?? []} today={today} />}
      </div>
      <ActivityList activity={activity} personId={personId} />
    </>
  );
}
