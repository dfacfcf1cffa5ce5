// Writes of the settings screen: a setting over the version that was read, an earlier version of it, and the test mail.
import type { Json } from '@liesse/database';
import { siteSettingsQuery } from '#web/features/site-settings/queries.ts';
import type { SettingKey, SettingValue, SettingVersion, SiteSetting } from '#web/features/site-settings/setting.ts';
import { callApi, type Saved, updateVersion } from '#web/lib/api/calls.ts';
import { settings as text } from '#web/locales/fr/admin/settings.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

export const saveSetting = (key: SettingKey, value: SettingValue, version: number): Promise<Saved> =>
  updateVersion(version, (client) =>
    client
      .from('site_settings')
      // A value that was read as JSON, with typed texts, numbers and booleans over it.
      .update({ value: value as Json })
      .eq('key', key),
  );

export const useRestoreMutation = ({ key, version }: SiteSetting) =>
  useToastMutation({
    mutationFn: (wanted: SettingVersion) => saveSetting(key, wanted.value, version),
    // The versions are under the same key.
    invalidates: [siteSettingsQuery.queryKey],
    success: { title: text.history.restored },
    errorTitle: text.history.failed,
  });

export const useTestMailMutation = () =>
  useToastMutation({
    mutationFn: () =>
      callApi(
        (client) => client.rpc('send_test_mail'),
        (message) => ({ message }),
      ),
  });
