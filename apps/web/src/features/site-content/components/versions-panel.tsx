// The versions of a post or page: who changed what and when. The texts of an earlier one can be restored.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRestoreMutation } from '#web/features/site-content/mutations.ts';
import { textVersionsQuery } from '#web/features/site-content/queries.ts';
import type { TextSubject, TextVersion } from '#web/features/site-content/text.ts';
import { formatList, formatMoment } from '#web/lib/format/format.ts';
import { content } from '#web/locales/fr/admin/content.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { SidePanel } from '#web/ui/overlays/overlay.tsx';

const { versions: text, post } = content;

/** The names of the columns, beside those of the form. */
const labels: Readonly<Record<string, string>> = { ...post.fields, published_at: post.fields.publication };

interface VersionsPanelProps {
  subject: TextSubject;
  /** The number of the version that is shown now. */
  current: number;
}

export function VersionsButton(props: VersionsPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      {isOpen && <VersionsPanel {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function VersionsPanel({ subject, current, onClose }: VersionsPanelProps & { onClose: () => void }) {
  const list = useInfiniteQuery(textVersionsQuery(subject, current));
  const restore = useRestoreMutation(subject, current);

  async function askRestore(version: TextVersion) {
    const question = { title: text.restoreTitle, description: text.restoreText, action: text.restore };
    if (await confirm(question)) await restore.run(version);
  }

  return (
    <SidePanel isOpen onClose={onClose} title={text.title} description={text.description}>
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
                  <p>{describe(version, versions[place + 1])}</p>
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

/** Null for the last of a page, whose previous version is not read yet. */
function describe({ version, value }: TextVersion, before: TextVersion | undefined): string | null {
  if (version === 1) return text.first;
  if (before === undefined) return null;
  const changed = Object.keys(value).filter((field) => value[field] !== before.value[field]);
  return text.changed(formatList(changed.map((field) => (labels[field] ?? field).toLowerCase())));
}
