// The requests without an answer, the oldest first.
import { useState } from 'react';
import { Link } from 'react-router';
import type { PartnerDashboard } from '#web/features/partner-dashboard/dashboard.ts';
import { serverNow } from '#web/lib/device/clock.ts';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { formatSince } from '#web/lib/format/format.ts';
import { eventKindNames } from '#web/locales/fr/event-kinds.ts';
import { partnerDashboard } from '#web/locales/fr/partner/partner-dashboard.ts';
import { Nothing } from '#web/ui/feedback/empty-block.tsx';
import { Block } from '#web/ui/layout/block.tsx';

const { toAnswer: text } = partnerDashboard;

export function RequestsToAnswer({ requests }: { requests: PartnerDashboard['to_answer']['requests'] }) {
  const [now] = useState(serverNow);
  return (
    <Block title={text.title} linkLabel={text.all} href="/partner/requests">
      {requests.length === 0 ? (
        <Nothing title={text.empty} note={text.emptyText} />
      ) : (
        <ul aria-label={text.list} className="divide-y divide-hairline">
          {requests.map((request) => (
            <li key={request.id}>
              <Link to={`/partner/requests/${request.id}`} className="group block py-3">
                <span className="block wrap-anywhere underline-offset-4 group-hover:underline">
                  {request.event_name}
                </span>
                <span className="block text-quiet text-small">
                  {[
                    eventKindNames[request.kind],
                    request.starts_on === null ? text.noDate : formatCivilDate(request.starts_on),
                    ...(request.guests === null ? [] : [text.guests(request.guests)]),
                    ...(request.place === null ? [] : [request.place]),
                  ].join(', ')}
                </span>
                <span className="block text-metal text-small">
                  {text.received(formatSince(new Date(request.created_at), now))}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}
