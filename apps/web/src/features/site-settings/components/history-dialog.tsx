// The versions of one setting.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRestoreMutation } from '#web/features/site-settings/mutations.ts';
import { settingVersionsQuery } from '#web/features/site-settings/queries.ts';
import type { SettingVersion, SiteSetting } from '#web/features/site-settings/setting.ts';
import { changesOf } from '#web/features/site-settings/words.ts';
import { settings } from '#web/locales/fr/admin/settings.ts';
import { VersionPanel } from '#web/ui/overlays/version-panel.tsx';

const { history: text, groups } = settings;

export function HistoryDialog({ setting, onClose }: { setting: SiteSetting; onClose: () => void }) {
  const list = useInfiniteQuery(settingVersionsQuery(setting.key));
  const restore = useRestoreMutation(setting);

  function describe(version: SettingVersion, before: SettingVersion | undefined) {
    if (version.version === 1) return text.initial;
    return (
      <ul>
        {changesOf(setting.key, version, before).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  }

  return (
    <VersionPanel
      title={text.title(groups[setting.key].title)}
      current={setting.version}
      {...{ text, list, describe, restore, onClose }}
    />
  );
}
