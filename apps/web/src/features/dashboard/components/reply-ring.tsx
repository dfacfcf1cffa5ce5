// The ring chart of the replies: accepted, declined and pending.
import { Link } from 'react-router';
import type { Dashboard, ShownEvent } from '#web/features/dashboard/dashboard.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';
import { formatCount, formatDay } from '#web/lib/format/format.ts';
import { dashboard } from '#web/locales/fr/client/dashboard.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Ring } from '#web/ui/charts/ring.tsx';
import { Nothing } from '#web/ui/feedback/empty-block.tsx';
import { Block } from '#web/ui/layout/block.tsx';

const { replies: text } = dashboard;

interface ReplyRingProps {
  replies: Dashboard['replies'];
  event: ShownEvent;
  today: CivilDate;
}

export function ReplyRing({ replies, event, today }: ReplyRingProps) {
  const { yes, no, waiting, invited } = replies;
  return (
    <Block title={text.title} href="/client/guests" linkLabel={text.all}>
      {invited === 0 ? (
        <Nothing title={text.none} note={text.noneText}>
          {event.role !== 'viewer' && (
            <ButtonLink href="/client/guests" look="secondary" size="small">
              {text.noneAction}
            </ButtonLink>
          )}
        </Nothing>
      ) : (
        <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-5">
          <Ring
            label={text.ring(yes, no, waiting, invited)}
            value={yes}
            max={invited}
            figure={formatCount(yes)}
            caption={text.coming(yes)}
          />
          <dl className="min-w-40 flex-1 divide-y divide-hairline">
            <Line name={text.waiting} count={waiting} />
            <Line name={text.no} count={no} />
          </dl>
        </div>
      )}
      <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 text-small">
        <Link
          to="/client/invitations"
          className="inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
        >
          {text.invitations}
        </Link>
        <Deadline event={event} isComplete={invited > 0 && waiting === 0} today={today} />
      </p>
    </Block>
  );
}

/** A past deadline is a warning unless every guest has answered: they cannot any more. */
function Deadline({ event, isComplete, today }: { event: ShownEvent; isComplete: boolean; today: CivilDate }) {
  if (event.rsvp_closes_on === null) return null;
  const day = formatDay(new Date(`${event.rsvp_closes_on}T12:00:00Z`));
  if (event.rsvp_closes_on >= today) return <span className="text-quiet">{text.closes(day)}</span>;
  const isAhead = event.starts_on === null || event.starts_on >= today;
  if (isComplete || !isAhead) return <span className="text-quiet">{text.closed(day)}</span>;
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <span className="font-medium text-danger">{text.closed(day)}</span>
      {event.role !== 'viewer' && (
        <Link
          to={`/client/events/${event.id}`}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          {text.reopen}
        </Link>
      )}
    </span>
  );
}

function Line({ name, count }: { name: string; count: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2">
      <dt className="text-quiet text-small">{name}</dt>
      <dd className="font-display text-heading tabular-nums lining-nums">{formatCount(count)}</dd>
    </div>
  );
}
