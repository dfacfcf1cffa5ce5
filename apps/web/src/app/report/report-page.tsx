// /report/{kind}/{subjectId}: the form of a report, for visitors and accounts. Guests report photos of their album in their own area.
import { reportKinds } from '@liesse/domain';
import { useParams } from 'react-router';
import { useSession } from '#web/features/auth/session.ts';
import { ReportScreen } from '#web/features/reports/components/report-screen.tsx';
import { platformReports } from '#web/features/reports/report.ts';
import { QueryProvider } from '#web/lib/api/query-client.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { reports as text } from '#web/locales/fr/reports.ts';
import { Loader } from '#web/ui/feedback/loader.tsx';

export function Component() {
  const { kind: asked = '', subjectId = '' } = useParams();
  const session = useSession();
  const kind = reportKinds.find((one) => one === asked) ?? 'review';
  return (
    <QueryProvider>
      <Metadata title={text.title[kind]} description={text.description} />
      {session.status === 'loading' ? (
        <Loader text={text.loading} />
      ) : (
        <ReportScreen
          key={subjectId}
          kind={kind}
          subjectId={kind === asked ? subjectId : ''}
          api={platformReports}
          personId={session.status === 'signed-in' ? session.person.id : null}
          home="/home"
        />
      )}
    </QueryProvider>
  );
}
