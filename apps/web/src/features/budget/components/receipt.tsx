// The receipt of a payment: a link to open it, and a field to upload or replace it.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { Instalment } from '#web/features/budget/ledger.ts';
import { budgetRefusalSentence } from '#web/features/budget/mutations.ts';
import { ledgerQuery, receiptQuery } from '#web/features/budget/queries.ts';
import { attachReceipt, receiptRules } from '#web/features/budget/receipts.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { budget } from '#web/locales/fr/client/budget.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { FileDrop } from '#web/ui/fields/files/file-drop.tsx';

const { pay: text } = budget;

export function Receipt({ event, instalment }: { event: PlannedEvent; instalment: Instalment }) {
  const cache = useQueryClient();

  async function upload(file: File) {
    const result = await attachReceipt(event.id, instalment, file);
    await cache.invalidateQueries({ queryKey: ledgerQuery(event.id).queryKey });
    return result.ok ? { ok: true as const } : { ok: false as const, message: budgetRefusalSentence(result) };
  }

  return (
    <div className="flex flex-col gap-4">
      {instalment.receipt_id !== null && <ReceiptLink eventId={event.id} documentId={instalment.receipt_id} />}
      {event.canEdit && (
        <FileDrop
          {...receiptRules}
          isSingle
          label={instalment.receipt_id === null ? text.receipt : text.replace}
          optional={fields.optional}
          hint={text.receiptHint}
          upload={upload}
        />
      )}
    </div>
  );
}

function ReceiptLink({ eventId, documentId }: { eventId: string; documentId: string }) {
  const { data, isPending } = useQuery(receiptQuery(eventId, documentId));
  if (isPending) return <SkeletonLines count={1} />;
  if (data?.address == null) return <p className="text-quiet">{text.receiptSaved}</p>;
  return (
    <a
      href={data.address}
      target="_blank"
      rel="noreferrer"
      aria-label={`${text.openReceipt}, ${budget.documents.opens(data.name)}`}
      className="inline-flex min-h-11 items-center gap-3 underline underline-offset-4 hover:text-accent"
    >
      <FileText aria-hidden className="size-5 shrink-0 text-quiet" strokeWidth={1.5} />
      <span className="wrap-anywhere">{data.name}</span>
    </a>
  );
}
