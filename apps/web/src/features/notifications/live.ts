// Announces new notifications and refetches the list when a row changes, on this device or on another one.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { notificationsKey } from '#web/features/notifications/queries.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';
import { announce } from '#web/lib/device/announce.ts';
import { followServerClock } from '#web/lib/device/clock.ts';
import { native } from '#web/lib/device/native.ts';
import { notifications as text } from '#web/locales/fr/account/notifications.ts';

export function useLiveNotifications(personId: string): void {
  const cache = useQueryClient();
  const go = useNavigate();
  const refetch = () => void cache.invalidateQueries({ queryKey: notificationsKey(personId) });
  useLiveRows([{ table: 'notifications', filter: `user_id=eq.${personId}` }], (changes) => {
    for (const { kind, row } of changes) if (kind === 'INSERT') announce(text.news(String(row['title'])));
    if (canShow() && changes.some(({ kind }) => kind !== 'INSERT'))
      void loadDevice()
        .then(({ closeRead }) => closeRead())
        .catch(() => undefined);
    refetch();
  });
  useEffect(() => void followServerClock().catch(() => undefined), []);
  const navigate = useEffectEvent((...target: [string, { replace: boolean }?]) => void go(...target));
  const onRead = useEffectEvent(refetch);
  useEffect(() => {
    let end: (() => void) | null = null;
    let isOver = false;
    if (canShow())
      void loadDevice()
        .then(({ followDeviceNotifications }) => {
          if (!isOver)
            end = followDeviceNotifications({
              personId,
              navigate: (...target) => navigate(...target),
              onRead: () => onRead(),
            });
        })
        .catch(() => undefined);
    return () => {
      isOver = true;
      end?.();
    };
  }, [personId]);
}

const canShow = (): boolean => native() !== null || ('serviceWorker' in navigator && 'Notification' in window);

const loadDevice = () => import('#web/features/notifications/device-notifications.ts');
