// The discreet link to the report form beside a content of somebody else. It works without script, and crawlers do not follow it.
import type { ReportKind } from '@liesse/domain';
import { Link } from 'react-router';
import { reportLinks as text } from '#web/locales/fr/report-links.ts';

interface ReportLinkProps {
  kind: Exclude<ReportKind, 'partner_photo' | 'album_photo'>;
  subjectId: string;
  /** Whose content it is; it is read by screen readers. */
  name: string;
}

export function ReportLink({ kind, subjectId, name }: ReportLinkProps) {
  const label = text.linkOf[kind];
  return (
    <Link
      to={`/report/${kind}/${subjectId}`}
      rel="nofollow"
      aria-label={typeof label === 'string' ? label : label(name)}
      className="inline-flex min-h-11 items-center text-quiet text-small underline decoration-hairline underline-offset-4 hover:text-ink hover:decoration-ink"
    >
      {typeof label === 'string' ? label : text.link}
    </Link>
  );
}

/** One link for each photo of a partner, behind a line that opens without script. */
export function PhotoReports({ ids, alts }: { ids: readonly string[]; alts: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-quiet text-small underline decoration-hairline underline-offset-4 hover:text-ink hover:decoration-ink">
        {text.photos}
      </summary>
      <ol className="flex flex-col">
        {Array.from(ids.entries(), ([place, id]) => (
          <li key={id}>
            <Link
              to={`/report/partner_photo/${id}`}
              rel="nofollow"
              className="inline-flex min-h-11 items-center wrap-anywhere text-small underline underline-offset-4"
            >
              {text.photo(String(place + 1), alts[place] ?? '')}
            </Link>
          </li>
        ))}
      </ol>
    </details>
  );
}
