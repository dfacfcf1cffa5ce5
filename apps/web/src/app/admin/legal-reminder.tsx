// Reminds administrators of the settings of the facts that the law requires, until they are complete.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { missingLegalFacts } from '#web/features/site-settings/fields.ts';
import { siteSettingsQuery } from '#web/features/site-settings/queries.ts';
import { formatList } from '#web/lib/format/format.ts';
import { settings as text } from '#web/locales/fr/admin/settings.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';

export default function LegalReminder() {
  const { data } = useQuery(siteSettingsQuery);
  const missing = missingLegalFacts(data?.find(({ key }) => key === 'legal')?.value ?? {});
  if (data === undefined || missing.length === 0) return null;
  return (
    <div className="mb-8">
      <Notice tone="note" title={text.legalMissing.title}>
        <p>{text.legalMissing.text(formatList(missing))}</p>
        <p>
          <Link
            to="/admin/settings?part=legal"
            className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
          >
            {text.legalMissing.fill}
          </Link>
        </p>
      </Notice>
    </div>
  );
}
