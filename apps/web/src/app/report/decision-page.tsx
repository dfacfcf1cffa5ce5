// /decisions/{caseId}: a decision of moderation, from its notification or its mail. A visitor's mail has a secret in `cle`.
import { useParams, useSearchParams } from 'react-router';
import { useSession } from '#web/features/auth/session.ts';
import { DecisionScreen } from '#web/features/reports/components/decision-screen.tsx';
import { QueryProvider } from '#web/lib/api/query-client.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { reports as text } from '#web/locales/fr/reports.ts';
import { Loader } from '#web/ui/feedback/loader.tsx';

export function Component() {
  const { caseId = '' } = useParams();
  const [search] = useSearchParams();
  const session = useSession();
  return (
    <QueryProvider>
      <Metadata title={text.decision.title} description={text.decision.description} />
      {session.status === 'loading' ? (
        <Loader text={text.loading} />
      ) : (
        <DecisionScreen
          key={caseId}
          caseId={caseId}
          token={search.get('cle')}
          personId={session.status === 'signed-in' ? session.person.id : null}
        />
      )}
    </QueryProvider>
  );
}
