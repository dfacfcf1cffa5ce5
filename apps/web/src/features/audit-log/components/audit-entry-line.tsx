// One entry of the log: who did what to whom, what it changed, why and when.
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { type Change, changesOf } from '#web/features/audit-log/difference.ts';
import type { AuditEntry } from '#web/features/audit-log/entry.ts';
import { actionOf, actorOf, subjectAddress, subjectOf } from '#web/features/audit-log/entry-text.ts';
import { formatMoment } from '#web/lib/format/format.ts';
import { audit as text } from '#web/locales/fr/admin/audit.ts';
import { Button } from '#web/ui/button.tsx';

interface AuditEntryLineProps {
  entry: AuditEntry;
  /** Left out where the list shows one subject alone. */
  onSubject?: () => void;
}

export function AuditEntryLine({ entry, onSubject }: AuditEntryLineProps) {
  const address = subjectAddress(entry);
  const subject = subjectOf(entry);
  const changes = changesOf(entry);
  return (
    <li className="grid gap-x-8 gap-y-2 py-5 tablet:grid-cols-[minmax(0,1fr)_14rem]">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-medium">{actorOf(entry)}</span> {actionOf(entry.action)}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-small">
          {address === null ? (
            <span className="wrap-anywhere text-quiet">{subject}</span>
          ) : (
            <Link
              to={address}
              className="inline-flex min-h-11 items-center wrap-anywhere text-accent underline-offset-4 hover:underline"
            >
              {subject}
            </Link>
          )}
          {onSubject !== undefined && (
            <Button look="quiet" size="small" aria-label={text.subjectFilterOf(subject)} onClick={onSubject}>
              {text.subjectFilter}
            </Button>
          )}
        </p>
        {changes.length > 0 && <Changes changes={changes} />}
        {entry.reason !== null && (
          <p className="mt-2 max-w-measure whitespace-pre-line wrap-anywhere text-small">{text.reason(entry.reason)}</p>
        )}
      </div>
      <p className="text-quiet text-small tabular-nums tablet:text-right">
        <time dateTime={entry.at}>{formatMoment(new Date(entry.at))}</time>
        <span className="block">{text.number(entry.id)}</span>
      </p>
    </li>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <dl className="mt-1 flex flex-col gap-1 border-ornament border-l pl-4 text-small">
      {changes.map(({ field, label, before, after }) => (
        <div key={field} className="flex flex-wrap items-baseline gap-x-2">
          <dt className="text-quiet">{text.change(label)}</dt>
          <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            {before !== null && <del className={`wrap-anywhere ${after === null ? '' : 'text-quiet'}`}>{before}</del>}
            {before !== null && after !== null && (
              <>
                <ArrowRight aria-hidden className="size-3.5 self-center text-metal" strokeWidth={1.5} />
                <span className="sr-only">{text.to}</span>
              </>
            )}
            {after !== null && <ins className="wrap-anywhere no-underline">{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
