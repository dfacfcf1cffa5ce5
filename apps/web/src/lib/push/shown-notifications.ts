// Closes the notifications that this device shows and that were read or deleted since, here or on another device.
import { supabase } from '#web/lib/api/supabase.ts';
import { native } from '#web/lib/device/native.ts';
import { findAppWorker } from '#web/lib/push/app-worker.ts';

export async function closeReadNotifications(): Promise<void> {
  const device = native();
  const shown = device === null ? await (await findAppWorker())?.getNotifications() : await device.push.shown();
  if (shown === undefined || shown.length === 0) return;
  const client = await supabase();
  const ids = shown.map(({ tag }) => tag).filter((tag) => /^[0-9a-f-]{36}$/.test(tag));
  const { data, error } = await client.from('notifications').select('id').in('id', ids).is('read_at', null);
  if (error) return;
  const unread = new Set(data.map(({ id }) => id));
  for (const notification of shown) if (!unread.has(notification.tag)) notification.close();
}
