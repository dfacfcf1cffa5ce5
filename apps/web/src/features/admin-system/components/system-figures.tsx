// The figures at the top: is the server well, which version is it, how full is the database, and do mails leave.
import { useState } from 'react';
import type { SystemStatus } from '#web/features/admin-system/system.ts';
import { serverNow } from '#web/lib/device/clock.ts';
import { formatCount, formatFileSize, formatSince } from '#web/lib/format/format.ts';
import { adminSystem } from '#web/locales/fr/admin/system.ts';
import { Nothing } from '#web/ui/feedback/empty-block.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { Fact } from '#web/ui/layout/fact.tsx';

const { state: text, mails: mailText, none } = adminSystem;

const grid = 'grid grid-cols-2 gap-x-8 desktop:grid-cols-4 desktop:gap-x-12';

interface SystemFiguresProps {
  status: SystemStatus;
  /** Null until the server has said it. */
  isHealthy: boolean | null;
}

export function SystemFigures({ status: { server, database }, isHealthy }: SystemFiguresProps) {
  const [now] = useState(serverNow);
  return (
    <dl className={grid}>
      <Fact
        label={text.health}
        value={isHealthy === null ? text.healthUnknown : isHealthy ? text.healthy : text.unhealthy}
        note={text.healthNote}
        tone={isHealthy === null ? 'plain' : isHealthy ? 'success' : 'danger'}
      />
      <Fact
        label={text.version}
        value={server?.version ?? none}
        note={server === null ? text.versionUnknown : text.since(formatSince(new Date(server.started_at), now))}
      />
      <Fact
        label={text.database}
        value={formatFileSize(database.bytes)}
        note={text.databaseNote(database.version.split(' ')[0] ?? '')}
      />
      <Fact
        label={text.connections}
        value={formatCount(database.connections)}
        note={text.connectionsNote(database.most_connections)}
      />
    </dl>
  );
}

export function MailFigures({ mails }: { mails: SystemStatus['mails'] }) {
  const [now] = useState(serverNow);
  if (mails === null) {
    return (
      <Block title={mailText.title}>
        <Nothing title={mailText.absent} />
      </Block>
    );
  }
  const oldest = mails.oldest_due_at === null ? null : formatSince(new Date(mails.oldest_due_at), now);
  return (
    <Block title={mailText.title}>
      <dl className={`mt-4 ${grid}`}>
        <Fact label={mailText.waiting} value={formatCount(mails.waiting)} note={mailText.waitingNote(oldest)} />
        <Fact label={mailText.planned} value={formatCount(mails.planned)} note={mailText.plannedNote} />
        <Fact label={mailText.sent} value={formatCount(mails.sent_day)} note={mailText.sentNote(mails.mailbox_day)} />
        <Fact
          label={mailText.failed}
          value={formatCount(mails.failed)}
          note={mailText.failedNote}
          tone={mails.failed > 0 ? 'danger' : 'plain'}
        />
      </dl>
    </Block>
  );
}
