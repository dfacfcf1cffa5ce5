// The bell in the header: it counts the unread notifications live and opens their list.
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { NotificationList } from '#web/features/notifications/components/notification-list.tsx';
import { useLiveNotifications } from '#web/features/notifications/live.ts';
import { unreadCount } from '#web/features/notifications/queries.ts';
import { formatCount } from '#web/lib/format/format.ts';
import { notifications as text } from '#web/locales/fr/account/notifications.ts';
import { ToolPanel } from '#web/ui/layout/shell/tool-panel.tsx';

const MOST_SHOWN = 99;

interface NotificationBellProps {
  personId: string;
  /** Where the person chooses what they are notified of. */
  settingsHref: string;
}

export function NotificationBell({ personId, settingsHref }: NotificationBellProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { data: unread = 0 } = useQuery(unreadCount(personId));
  useLiveNotifications(personId);
  return (
    <ToolPanel
      label={text.bell(unread)}
      title={text.title}
      isOpen={isOpen}
      onOpenChange={setOpen}
      icon={
        <>
          <Bell aria-hidden className="size-5" strokeWidth={1.5} />
          {unread > 0 && (
            <span
              aria-hidden
              className="absolute top-0.5 right-0 min-w-5 rounded-round bg-accent px-1 text-center font-medium text-nav text-on-accent leading-5 tabular-nums"
            >
              {unread > MOST_SHOWN ? text.many : formatCount(unread)}
            </span>
          )}
        </>
      }
    >
      <NotificationList personId={personId} unread={unread} onFollow={close} />
      <Link
        to={settingsHref}
        onClick={close}
        className="mt-2 inline-flex min-h-11 items-center text-accent text-small underline-offset-4 hover:underline"
      >
        {text.settings}
      </Link>
    </ToolPanel>
  );
}
