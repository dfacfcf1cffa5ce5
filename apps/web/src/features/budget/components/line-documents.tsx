// The documents of a line as links. They are added on the documents page, or as receipts of payments.
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { lineDocumentsQuery } from '#web/features/budget/queries.ts';
import { formatFileSize } from '#web/lib/format/format.ts';
import { budget } from '#web/locales/fr/client/budget.ts';
import { QueryList } from '#web/ui/lists/query-list.tsx';

const { documents: text } = budget;

export function LineDocuments({ eventId, lineId }: { eventId: string; lineId: string }) {
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
