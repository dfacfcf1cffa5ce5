// Writes to the notifications of a person.
import { writeApi } from '#web/lib/api/calls.ts';
import type { Done } from '#web/lib/api/refusal.ts';

const now = (): string => new Date().toISOString();

export const markAsRead = (id: string): Promise<Done> =>
  writeApi((client) => client.from('notifications').update({ read_at: now() }).eq('id', id));

export const markAllAsRead = (personId: string): Promise<Done> =>
  writeApi((client) =>
    client.from('notifications').update({ read_at: now() }).eq('user_id', personId).is('read_at', null),
  );

export const removeNotification = (id: string): Promise<Done> =>
  writeApi((client) => client.from('notifications').delete().eq('id', id));
