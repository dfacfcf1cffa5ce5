// A panel with the versions of a text or of settings: who changed what and when. An earlier one can be restored.
import type { ReactNode } from 'react';
import { formatMoment } from '#web/lib/format/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { SidePanel } from '#web/ui/overlays/overlay.tsx';

interface Version {
  version: number;
  changed_at: string;
  changed_by: string | null;
}

interface VersionText {
  description: string;
  list: string;
  loadFailed: string;
  empty: string;
  by: (who: string, when: string) => string;
  /** The author of a version that nobody wrote. */
  server: string;
  current: string;
  restore: string;
  restoreOf: (version: number) => string;
  restoreTitle: string;
  restoreText: string;
  older: string;
}

interface VersionPanelProps<Of extends Version> {
  title: string;
  text: VersionText;
  /** The newest first, a page at a time. */
  list: {
    data: { pages: Of[][] } | undefined;
    isError: boolean;
    refetch: () => unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  /** The number of the version that is shown now. */
  current: number;
  /** What a version changed; `before` is undefined for the last of a page, whose previous version is not read yet. */
  describe: (version: Of, before: Of | undefined) => ReactNode;
  restore: { run: (version: Of) => Promise<unknown>; isPending: boolean };
  onClose: () => void;
}

export function VersionPanel<Of extends Version>(props: VersionPanelProps<Of>) {
  const { title, text, list, current, describe, restore, onClose } = props;

  async function askRestore(version: Of) {
    const question = { title: text.restoreTitle, description: text.restoreText, action: text.restore };
    if (await confirm(question)) await restore.run(version);
  }

  return (
    <SidePanel isOpen onClose={onClose} title={title} description={text.description}>
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
                  <div className="wrap-anywhere">{describe(version, versions[place + 1])}</div>
                  {version.version === current ? (
                    <Badge tone="success">{text.current}</Badge>
                  ) : (
                    <Button
                      look="secondary"
                      size="small"
                      aria-label={text.restoreOf(version.version)}
                      disabled={restore.isPending}
                      onClick={() => void askRestore(version)}
                    >
                      {text.restore}
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
