// The versions of one setting: who changed what and when. An earlier one can be restored.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRestoreMutation } from '#web/features/site-settings/mutations.ts';
import { settingVersionsQuery } from '#web/features/site-settings/queries.ts';
import type { SettingVersion, SiteSetting } from '#web/features/site-settings/setting.ts';
import { changesOf } from '#web/features/site-settings/words.ts';
import { formatMoment } from '#web/lib/format/format.ts';
import { settings } from '#web/locales/fr/admin/settings.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { SidePanel } from '#web/ui/overlays/overlay.tsx';

const { history: text, groups } = settings;

export function HistoryDialog({ setting, onClose }: { setting: SiteSetting; onClose: () => void }) {
  const list = useInfiniteQuery(settingVersionsQuery(setting.key));
  const restore = useRestoreMutation(setting);

  async function askRestore(version: SettingVersion) {
    const question = { title: text.restoreTitle, description: text.restoreText, action: text.restore };
    if (await confirm(question)) await restore.run(version);
  }

  return (
    <SidePanel isOpen onClose={onClose} title={text.title(groups[setting.key].title)} description={text.description}>
      <QueryList
        list={{ data: list.data?.pages.flat(), isError: list.isError, refetch: list.refetch }}
        failure={text.loadFailed}
        empty={<p>{text.empty}</p>}
      >
        {(versions) => (
          <>
            <ol aria-label={text.list} className="divide-y divide-hairline">
              {versions.map((version, place) => (
                <li key={version.version} className="flex flex-col items-start gap-2 py-4">
                  <p className="text-quiet text-small">
                    {text.by(version.changed_by ?? text.server, formatMoment(new Date(version.changed_at)))}
                  </p>
                  <ul className="wrap-anywhere">
                    {changesOf(setting.key, version, versions[place + 1]).map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                    {version.version === 1 && <li>{text.initial}</li>}
                  </ul>
                  {version.version === setting.version ? (
                    <Badge tone="success">{text.current}</Badge>
                  ) : (
                    <Button
                      look="secondary"
                      size="small"
                      disabled={restore.isPending}
                      onClick={() => void askRestore(version)}
                    >
                      {text.restoreOf(version.version)}
                    </Button>
                  )}
                </li>
              ))}
            </ol>
            {list.hasNextPage && (
              <Button look="secondary" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {text.older}
              </Button>
            )}
          </>
        )}
      </QueryList>
    </SidePanel>
  );
}
