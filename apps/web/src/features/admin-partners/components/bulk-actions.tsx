// Decisions on several listings at once: list them, or suspend them with one reason.
import { useState } from 'react';
import type { PartnerRow } from '#web/features/admin-partners/moderation.ts';
import { type BulkResult, useBulkDecision } from '#web/features/admin-partners/mutations.ts';
import { adminPartners } from '#web/locales/fr/admin/partners.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { ReasonDialog } from '#web/ui/overlays/reason-dialog.tsx';

const { bulk: text, decision } = adminPartners;

interface BulkActionsProps {
  rows: readonly PartnerRow[];
  onDone: (results: readonly BulkResult[]) => void;
}

export function BulkActions({ rows, onDone }: BulkActionsProps) {
  const [isSuspending, setSuspending] = useState(false);
  const decide = useBulkDecision();

  async function run(choice: 'listed' | 'suspended', reason: string): Promise<boolean> {
    const done = await decide.run({ rows, decision: choice, reason });
    if (done !== null) onDone(done.results);
    return done !== null;
  }

  async function list() {
    const question = { title: text.listTitle(rows.length), description: text.listText, action: text.list };
    if (await confirm(question)) await run('listed', '');
  }

  const refusal =
    decide.errorMessage === null ? null : (
      <Notice tone="danger" title={text.failed}>
        {decide.errorMessage}
      </Notice>
    );
  return (
    <>
      {!isSuspending && refusal}
      <Button look="secondary" size="small" isBusy={decide.isPending} onClick={() => void list()}>
        {text.list}
      </Button>
      <Button look="secondary" size="small" onClick={() => setSuspending(true)}>
        {text.suspend}
      </Button>
      {isSuspending && (
        <ReasonDialog
          title={text.suspendTitle(rows.length)}
          text={text.text}
          action={text.suspend}
          label={decision.dialogs.suspended.label}
          missing={decision.dialogs.suspended.missing}
          hint={decision.hint}
          isBusy={decide.isPending}
          refusal={refusal}
          draftName="suspend-partners"
          onSubmit={(reason) => run('suspended', reason)}
          onClose={() => setSuspending(false)}
        />
      )}
    </>
  );
}
