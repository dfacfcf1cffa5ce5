// Lists the notifications of a person page by page, newest first.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NotificationItem } from '#web/features/notifications/components/notification-item.tsx';
import { notificationList } from '#web/features/notifications/queries.ts';
import { useNotificationMutations } from '#web/features/notifications/use-notification-mutations.ts';
import { serverNow } from '#web/lib/device/clock.ts';
import { notifications as text } from '#web/locales/fr/account/notifications.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { MoreButton } from '#web/ui/lists/more-button.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';

interface NotificationListProps {
  personId: string;
  unread: number;
  /** Called when a link is followed, so that the panel around the list can close. */
  onFollow: () => void;
}

export function NotificationList({ personId, unread, onFollow }: NotificationListProps) {
  const list = useInfiniteQuery(notificationList(personId));
  const mutations = useNotificationMutations(personId);
  const [openedAt] = useState(serverNow);
  return (
    <QueryList
      list={{ data: list.data?.pages.flat(), isError: list.isError, refetch: list.refetch }}
      failure={text.failure}
      empty={<EmptyState title={text.empty} text={text.emptyText} />}
    >
      {(items) => (
        <>
          {unread > 0 && (
            <div className="-mx-4 -mt-2">
              <Button look="quiet" size="small" onClick={mutations.markAllAsRead}>
                {text.markAll}
              </Button>
            </div>
          )}
          <ul className="divide-y divide-hairline">
            {items.map((notification) => (
              <NotificationItem
                key={notification.id}
                notification={notification}
                now={openedAt}
                mutations={mutations}
                onFollow={onFollow}
              />
            ))}
          </ul>
          <MoreButton list={list}>{text.older}</MoreButton>
        </>
      )}
    </QueryList>
  );
}
