// Leads an administrator who needs a second step to add one, and shows nothing else until then. The database refuses the rest. When
// the step becomes required, an open page learns it by its refused requests and closed channels, after which the session is refreshed.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { needsSecondStepQuery } from '#web/features/administrators/second-step-query.ts';
import { useSession } from '#web/features/auth/session.ts';
import { states } from '#web/locales/fr/ui/states.ts';
import { Loader } from '#web/ui/feedback/loader.tsx';
import { lazyComponent, useLazyComponent } from '#web/ui/lazy-component.ts';

// Few administrators need it, and once at most.
const required = lazyComponent(() => import('#web/app/admin/second-step-required.tsx'));

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
  const { data: isNeeded, isPending, refetch } = useQuery({ ...query, enabled: !hasStep });
  useEffect(() => {
    if (session.status === 'signed-in' && !session.hasSecondStep) void refetch();
  }, [session, refetch]);
  const isLoaded = useLazyComponent(required, isNeeded === true, () => undefined);
  if (isPending && !hasStep) return <Loader text={states.loading} />;
  if (isNeeded !== true) return children;
  if (!isLoaded) return <Loader text={states.loading} />;
  return (
    <required.Component
      hasStep={hasStep}
      onContinue={() => queries.setQueryData(query.queryKey, false)}
      onSignOut={onSignOut}
    />
  );
}
