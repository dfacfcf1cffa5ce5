// The notification preferences. A change is optimistic and is rolled back when the server refuses it.
import type { Tables } from '@liesse/database';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { accountKey } from '#web/features/account/queries.ts';
import { openSession } from '#web/features/auth/session.ts';

export const kinds = ['replies', 'tasks', 'payments', 'messages', 'quotes', 'news'] as const;
export type Kind = (typeof kinds)[number];
export type Channel = 'by_mail' | 'in_app' | 'by_push';

export interface Preferences {
  choices: Readonly<Record<Kind, Record<Channel, boolean>>>;
  settings: Settings;
}

export type Settings = Pick<
  Tables<'notification_settings'>,
  'daily_digest' | 'push_content' | 'quiet_from' | 'quiet_until'
>;

export type Change = { kind: Kind; channel: Channel; isWanted: boolean } | { settings: Partial<Settings> };

export const preferencesQuery = (personId: string) =>
  queryOptions({
    queryKey: [...accountKey, 'preferences', personId],
    queryFn: async (): Promise<Preferences> => {
      const client = await openSession();
      const [choices, settings] = await Promise.all([
        client
          .from('notification_preferences')
          .select('kind, by_mail, in_app, by_push')
          .eq('user_id', personId)
          .throwOnError(),
        client
          .from('notification_settings')
          .select('daily_digest, push_content, quiet_from, quiet_until')
          .eq('user_id', personId)
          .single()
          .throwOnError(),
      ]);
      const rows = new Map(choices.data.map((row) => [row.kind, row]));
      const none = { by_mail: false, in_app: false, by_push: false };
      return {
        choices: Object.fromEntries(kinds.map((kind) => [kind, rows.get(kind) ?? none])) as Preferences['choices'],
        settings: settings.data,
      };
    },
  });

export const preferencesMutation = (personId: string, queries: QueryClient) => {
  const { queryKey } = preferencesQuery(personId);
  return mutationOptions({
    mutationKey: queryKey,
    // The scope runs changes one after the other, so that two quick changes of one switch arrive in order.
    scope: { id: 'preferences' },
    mutationFn: (change: Change) => write(personId, change),
    onMutate: async (change) => {
      const before = queries.getQueryData(queryKey);
      if (before) queries.setQueryData(queryKey, applyChange(before, change));
      await queries.cancelQueries({ queryKey });
      return { before };
    },
    onError: (_error, _change, context) => queries.setQueryData(queryKey, context?.before),
    // Refetches only after the last change: an earlier answer would undo an optimistic change that is pending.
    onSettled: () =>
      queries.isMutating({ mutationKey: queryKey }) === 1 ? queries.invalidateQueries({ queryKey }) : undefined,
  });
};

export function applyChange(preferences: Preferences, change: Change): Preferences {
  if ('settings' in change) return { ...preferences, settings: { ...preferences.settings, ...change.settings } };
  const { kind, channel, isWanted } = change;
  const { choices } = preferences;
  return { ...preferences, choices: { ...choices, [kind]: { ...choices[kind], [channel]: isWanted } } };
}

async function write(personId: string, change: Change): Promise<void> {
  const client = await openSession();
  if ('settings' in change) {
    await client.from('notification_settings').update(change.settings).eq('user_id', personId).throwOnError();
    return;
  }
  const row: Partial<Record<Channel, boolean>> = { [change.channel]: change.isWanted };
  await client
    .from('notification_preferences')
    .update(row)
    .eq('user_id', personId)
    .eq('kind', change.kind)
    .throwOnError();
}
