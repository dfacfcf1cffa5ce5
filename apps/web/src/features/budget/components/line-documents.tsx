// The documents of a line as links, and a field to add some. Receipts of payments are among them.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { budgetRefusalSentence } from '#web/features/budget/mutations.ts';
import { lineDocumentsQuery } from '#web/features/budget/queries.ts';
import { receiptRules, uploadLineDocument } from '#web/features/budget/receipts.ts';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { formatFileSize } from '#web/lib/format/format.ts';
import { budget } from '#web/locales/fr/client/budget.ts';
import { FileDrop } from '#web/ui/fields/files/file-drop.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';

const { documents: text } = budget;

interface LineDocumentsProps {
  eventId: string;
  lineId: string;
  canEdit: boolean;
}

export function LineDocuments({ eventId, lineId, canEdit }: LineDocumentsProps) {
  const cache = useQueryClient();

  async function upload(file: File) {
    const result = await uploadLineDocument(eventId, lineId, file);
    if (!result.ok) return { ok: false as const, message: budgetRefusalSentence(result) };
    await Promise.all(
      [lineDocumentsQuery(eventId, lineId).queryKey, eventKeys.documents(eventId)].map((queryKey) =>
        cache.invalidateQueries({ queryKey }),
      ),
    );
    return { ok: true as const };
  }

  return (
    <div className="flex flex-col gap-6">
      <DocumentLinks eventId={eventId} lineId={lineId} />
      {canEdit && <FileDrop {...receiptRules} label={text.add} hint={budget.pay.receiptHint} upload={upload} />}
    </div>
  );
}

function DocumentLinks({ eventId, lineId }: { eventId: string; lineId: string }) {
  const list = useQuery(lineDocumentsQuery(eventId, lineId));
  return (
    <QueryList list={list} failure={text.failed} empty={<p className="text-quiet">{text.none}</p>}>
      {(documents) => (
        <ul className="divide-y divide-hairline border-hairline border-y">
          {documents.map(({ id, name, size_bytes: size, address }) => (
            <li key={id} className="flex min-h-14 items-center gap-3 py-2">
              <FileText aria-hidden className="size-5 shrink-0 text-quiet" strokeWidth={1.5} />
              {address === null ? (
                <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
              ) : (
                <a
                  href={address}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={text.opens(name)}
                  className="min-w-0 flex-1 py-2 wrap-anywhere underline underline-offset-4 hover:text-accent"
                >
                  {name}
                </a>
              )}
              <span className="shrink-0 text-quiet text-small tabular-nums">{formatFileSize(size)}</span>
            </li>
          ))}
        </ul>
      )}
    </QueryList>
  );
}
