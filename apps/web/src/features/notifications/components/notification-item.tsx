// One notification: what it says, where it leads, and the one thing left to do with it.
import { Check, X } from 'lucide-react';
import { Link } from 'react-router';
import type { NotificationActs } from '#web/features/notifications/mutations.ts';
import type { Notification } from '#web/features/notifications/queries.ts';
import { formatMoment, formatSince } from '#web/lib/format/format.ts';
import { notifications as text } from '#web/locales/fr/notifications.ts';

interface NotificationItemProps {
  notification: Notification;
  now: Date;
  acts: NotificationActs;
  onFollow: () => void;
}

export function NotificationItem({ notification, now, acts, onFollow }: NotificationItemProps) {
  const { title, body, href, created_at: createdAt, read_at: readAt } = notification;
  const isUnread = readAt === null;
  const words = (
    <>
      <span className={`block ${isUnread ? 'font-medium text-ink' : ''}`}>
        {isUnread && <span className="sr-only">{text.unread} </span>}
        {title}
      </span>
      {body !== '' && <span className="mt-0.5 block text-quiet">{body}</span>}
    </>
  );
  const follow = () => {
    acts.markAsRead(notification);
    onFollow();
  };
  return (
    <li className="relative flex items-start gap-2 py-3">
      {isUnread && <span aria-hidden className="absolute top-5.5 -left-3.5 size-2 rounded-round bg-accent" />}
      <div className="min-w-0 flex-1 wrap-anywhere py-1 text-small">
        {href === null ? (
          words
        ) : (
          <Link to={href} onClick={follow} className="block min-h-11 underline-offset-4 hover:underline">
            {words}
          </Link>
        )}
        <time dateTime={createdAt} title={formatMoment(new Date(createdAt))} className="mt-1 block text-nav text-quiet">
          {formatSince(new Date(createdAt), now)}
        </time>
      </div>
      <button
        type="button"
        aria-label={isUnread ? text.markOne(title) : text.remove(title)}
        onClick={() => (isUnread ? acts.markAsRead(notification) : acts.remove(notification))}
        className="-mr-3 grid size-11 shrink-0 place-items-center rounded-round text-quiet transition-colors hover:bg-panel hover:text-ink"
      >
        {isUnread ? (
          <Check aria-hidden className="size-5" strokeWidth={1.5} />
        ) : (
          <X aria-hidden className="size-5" strokeWidth={1.5} />
        )}
      </button>
    </li>
  );
}
