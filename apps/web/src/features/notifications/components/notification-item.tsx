// Shows one notification with its link and a button that marks it as read, or removes it once it is read.
import { Check, X } from 'lucide-react';
import { Link } from 'react-router';
import type { Notification } from '#web/features/notifications/queries.ts';
import type { NotificationMutations } from '#web/features/notifications/use-notification-mutations.ts';
import { formatMoment, formatSince } from '#web/lib/format/format.ts';
import { notifications as text } from '#web/locales/fr/account/notifications.ts';

interface NotificationItemProps {
  notification: Notification;
  now: Date;
  mutations: NotificationMutations;
  onFollow: () => void;
}

export function NotificationItem({ notification, now, mutations, onFollow }: NotificationItemProps) {
  const { title, body, href, created_at: createdAt, read_at: readAt } = notification;
  const isUnread = readAt === null;
  const content = (
    <>
      <span className={`block ${isUnread ? 'font-medium text-ink' : ''}`}>
        {isUnread && <span className="sr-only">{text.unread} </span>}
        {title}
      </span>
      {body !== '' && <span className="mt-0.5 block text-quiet">{body}</span>}
    </>
  );
  const follow = () => {
    mutations.markAsRead(notification);
    onFollow();
  };
  return (
    <li className="relative flex items-start gap-2 py-3">
      {isUnread && <span aria-hidden className="absolute top-5.5 -left-3.5 size-2 rounded-round bg-accent" />}
      <div className="min-w-0 flex-1 wrap-anywhere py-1 text-small">
        {href === null ? (
          content
        ) : (
          <Link to={href} onClick={follow} className="block min-h-11 underline-offset-4 hover:underline">
            {content}
          </Link>
        )}
        <time dateTime={createdAt} title={formatMoment(new Date(createdAt))} className="mt-1 block text-nav text-quiet">
          {formatSince(new Date(createdAt), now)}
        </time>
      </div>
      <button
        type="button"
        aria-label={isUnread ? text.markOne(title) : text.remove(title)}
        onClick={() => (isUnread ? mutations.markAsRead(notification) : mutations.remove(notification))}
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
