// The verification of the whole log, and the export of the filtered entries.
import { useState } from 'react';
import type { AuditFilters } from '#web/features/audit-log/audit-filters.ts';
import { exportEntries } from '#web/features/audit-log/export.ts';
import { verifyLog } from '#web/features/audit-log/verify.ts';
import { attempt } from '#web/lib/api/refusal.ts';
import { formatCount } from '#web/lib/format/format.ts';
import { audit as text } from '#web/locales/fr/admin/audit.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

type Outcome = { read: number; fault: { id: number; kind: string } | null };

export function AuditTools({ filters }: { filters: AuditFilters }) {
  const [read, setRead] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const verify = useToastMutation({ mutationFn: () => verifyLog(setRead), onSuccess: setOutcome });
  const save = useToastMutation({
    mutationFn: () => attempt(async () => ({ ok: true as const, count: await exportEntries(filters, setRead) })),
    success: ({ count }) => ({ title: text.export.done, description: text.export.count(count) }),
    errorTitle: text.export.failed,
  });
  const isBusy = verify.isPending || save.isPending;

  function start(run: () => Promise<unknown>) {
    setRead(0);
    setOutcome(null);
    void run();
  }

  return (
    <div className="mb-8 flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button look="secondary" size="small" isBusy={verify.isPending} onClick={() => !isBusy && start(verify.run)}>
          {text.verify.action}
        </Button>
        <Button look="secondary" size="small" isBusy={save.isPending} onClick={() => !isBusy && start(save.run)}>
          {text.export.action}
        </Button>
        {isBusy && read > 0 && (
          <span role="status" className="text-quiet text-small tabular-nums">
            {verify.isPending ? text.verify.running(read) : text.export.running(read)}
          </span>
        )}
      </div>
      {verify.errorMessage !== null && (
        <Notice tone="danger" title={text.verify.failed}>
          {verify.errorMessage}
        </Notice>
      )}
      {outcome !== null && <VerificationNotice outcome={outcome} />}
    </div>
  );
}

function VerificationNotice({ outcome: { read, fault } }: { outcome: Outcome }) {
  if (fault === null) {
    return (
      <Notice tone="success" title={text.verify.whole}>
        {text.verify.wholeText(read)}
      </Notice>
    );
  }
  const sentence = text.verify.faults[fault.kind] ?? text.verify.unknownFault;
  return (
    <Notice tone="danger" title={text.verify.broken}>
      {sentence(formatCount(fault.id))}
    </Notice>
  );
}
