// The queries of the settings screen: the settings, the versions of one, and the outcome of the test mail.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  mailOutcome,
  type SettingKey,
  type SettingVersion,
  type SiteSetting,
  settingKeys,
  settingVersions,
  siteSettings,
} from '#web/features/site-settings/setting.ts';
import { supabase } from '#web/lib/api/supabase.ts';

const PAGE_SIZE = 20;
const OUTCOME_MS = 1000;

export const siteSettingsQuery = queryOptions({
  queryKey: ['site-settings'],
  queryFn: async ({ signal }): Promise<SiteSetting[]> => {
    const client = await supabase();
    const { data } = await client
      .from('site_settings')
      .select('key, value, version')
      .in('key', [...settingKeys])
      .abortSignal(signal)
      .throwOnError();
    return siteSettings.parse(data);
  },
});

export const settingVersionsQuery = (key: SettingKey) =>
  infiniteQueryOptions({
    queryKey: ['site-settings', 'versions', key],
    queryFn: async ({ signal, pageParam: before }): Promise<SettingVersion[]> => {
      const client = await supabase();
      const { data } = await client
        .rpc('setting_versions', { of_key: key, ...(before !== null && { before }) })
        .abortSignal(signal)
        .throwOnError();
      return settingVersions.parse(data);
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.version),
  });

/** Asked again until the mail has left or was given up. */
export const testMailQuery = (message: string) =>
  queryOptions({
    queryKey: ['test-mail', message],
    queryFn: async ({ signal }) => {
      const client = await supabase();
      const { data } = await client.rpc('test_mail_outcome', { message }).abortSignal(signal).throwOnError();
      return mailOutcome.parse(data);
    },
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data?.state === 'waiting' || state.data?.state === 'retrying'
        ? OUTCOME_MS
        : false,
  });
