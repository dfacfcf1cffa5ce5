// Leads an administrator who needs a second step to add one, and shows nothing else until then. The database refuses the rest.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ReauthenticationProvider } from '#web/features/account/components/reauthentication-provider.tsx';
import { SecondStepBlock } from '#web/features/account/components/second-step-block.tsx';
import { needsSecondStepQuery } from '#web/features/administrators/queries.ts';
import { useSession } from '#web/features/auth/session.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { admins } from '#web/locales/fr/admin/admins.ts';
import { Button } from '#web/ui/button.tsx';
import { Loader } from '#web/ui/feedback/loader.tsx';

const { gate: text } = admins;

interface SecondStepGateProps {
  personId: string;
  onSignOut: () => void;
  children: ReactNode;
}

export function SecondStepGate({ personId, onSignOut, children }: SecondStepGateProps) {
  const session = useSession();
  const queries = useQueryClient();
  const hasStep = session.status === 'signed-in' && session.hasSecondStep;
  const query = needsSecondStepQuery(personId);
  const { data: isNeeded, isPending } = useQuery({ ...query, enabled: !hasStep });
  if (isPending && !hasStep) return <Loader text={text.loading} />;
  // After the enrolment the page stays, with the recovery codes on it, until the person continues.
  if (isNeeded !== true) return children;
  return (
    <ReauthenticationProvider>
      <Metadata title={text.title} description={text.text} />
      <main className="mx-auto max-w-page px-6 py-16 tablet:px-12">
        <h1 className="text-title">{text.title}</h1>
        <p className="mt-3 max-w-measure text-quiet">{text.text}</p>
        <SecondStepBlock heading="h2" />
        <div className="mt-8 flex flex-wrap gap-3">
          {hasStep && <Button onClick={() => queries.setQueryData(query.queryKey, false)}>{text.proceed}</Button>}
          <Button look="secondary" onClick={onSignOut}>
            {text.signOut}
          </Button>
        </div>
      </main>
    </ReauthenticationProvider>
  );
}
