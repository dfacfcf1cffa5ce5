// The actions on the planning as a whole: add a task, complete the plan, move the date, subscribe in a calendar.
import { CalendarClock, CalendarPlus, Ellipsis, ListPlus, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import type { Task } from '#web/features/planning/task.ts';
import { planning as text } from '#web/locales/fr/client/planning.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Menu, MenuAction } from '#web/ui/overlays/menu.tsx';

const PlanProposal = lazy(() => import('#web/features/planning/components/plan-proposal.tsx'));
const FeedDialog = lazy(() => import('#web/features/planning/components/feed-dialog.tsx'));
const MoveDateDialog = lazy(() => import('#web/features/events/date/move-date-dialog.tsx'));

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const;

export function PlanningActions({ tasks }: { tasks: readonly Task[] }) {
  const { event, viewer, hrefOf } = usePlanning();
  const [open, setOpen] = useState<'plan' | 'date' | 'feed' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex items-center gap-2">
      {viewer.canEdit && (
        <ButtonLink href={hrefOf('new')} size="small" preventScrollReset>
          <Plus {...icon} />
          {text.add.open}
        </ButtonLink>
      )}
      <Menu label={text.more} trigger={<Ellipsis {...icon} />}>
        {viewer.canEdit && (
          <MenuAction onSelect={() => setOpen('plan')} icon={<ListPlus {...icon} />}>
            {text.plan.open}
          </MenuAction>
        )}
        {viewer.canEdit && (
          <MenuAction onSelect={() => setOpen('date')} icon={<CalendarClock {...icon} />}>
            {event.starts_on === null ? text.setDate : text.moveDate}
          </MenuAction>
        )}
        <MenuAction onSelect={() => setOpen('feed')} icon={<CalendarPlus {...icon} />}>
          {text.feed.open}
        </MenuAction>
      </Menu>
      <Suspense>
        {open === 'plan' && <PlanProposal tasks={tasks} onClose={close} />}
        {open === 'feed' && <FeedDialog onClose={close} />}
        {open === 'date' && <MoveDateDialog event={event} onClose={close} />}
      </Suspense>
    </div>
  );
}
