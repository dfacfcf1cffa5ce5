// The last backups, where they are, and the button that starts one.
import { useState } from 'react';
import { useBackupMutation } from '#web/features/admin-system/mutations.ts';
import type { SystemStatus } from '#web/features/admin-system/system.ts';
import { serverNow } from '#web/lib/device/clock.ts';
import { capitalised, formatFileSize, formatSince } from '#web/lib/format/format.ts';
import { adminSystem } from '#web/locales/fr/admin/system.ts';
import { Button } from '#web/ui/button.tsx';
import { Nothing } from '#web/ui/feedback/empty-block.tsx';
import { Block } from '#web/ui/layout/block.tsx';

const { backups: text } = adminSystem;

export function BackupList({ backups, personId }: { backups: SystemStatus['backups']; personId: string }) {
  const start = useBackupMutation(personId);
  if (backups === null) {
    return (
      <Block title={text.title}>
        <Nothing title={text.absent} />
      </Block>
    );
  }
  return (
    <Block title={text.title}>
      {backups.list.length === 0 ? (
        <Nothing title={text.empty} note={text.emptyText} />
      ) : (
        <Backups list={backups.list} />
      )}
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button
          look="secondary"
          size="small"
          isBusy={start.isPending || backups.is_running}
          onClick={() => void start.run()}
        >
          {text.start}
        </Button>
        <p role="status" className="text-quiet text-small">
          {backups.is_running && text.running}
        </p>
      </div>
      <p className="mt-3 max-w-measure text-quiet text-small">{text.note}</p>
    </Block>
  );
}

function Backups({ list }: { list: NonNullable<SystemStatus['backups']>['list'] }) {
  const [now] = useState(serverNow);
  return (
    <ul aria-label={text.list} className="divide-y divide-hairline">
      {list.map((backup) => (
        <li key={backup.id} className="py-3">
          <p>{capitalised(formatSince(new Date(backup.ended_at), now))}</p>
          <p className="text-quiet text-small tabular-nums">{text.size(formatFileSize(backup.bytes), backup.files)}</p>
          <p className="wrap-anywhere text-quiet text-small">{text.where(backup.host, backup.file)}</p>
          {backup.missing > 0 && <p className="text-danger text-small">{text.missing(backup.missing)}</p>}
        </li>
      ))}
    </ul>
  );
}
