// The seating plans of an event: the chosen one, or the beginning of the first.
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { momentsQuery, type PlannedEvent } from '#web/features/events/queries.ts';
import { PlanBar } from '#web/features/seating/components/plan-bar.tsx';
import { PlanEditor } from '#web/features/seating/components/plan-editor.tsx';
import { SeatingStart } from '#web/features/seating/components/seating-start.tsx';
import { type PlanOption, plansQuery, seatingQuery } from '#web/features/seating/queries.ts';
import { seating as text } from '#web/locales/fr/client/seating.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

export function SeatingScreen({ event }: { event: PlannedEvent }) {
  const { data: plans, isError, refetch } = useQuery(plansQuery(event.id));
  const { data: moments } = useQuery(momentsQuery(event.id));
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState<'new' | 'settings' | null>(null);
  const close = () => setOpened(null);
  const choose = (planId: string | null) => {
    close();
    setParams(planId === null ? {} : { plan: planId }, { replace: true, preventScrollReset: true });
  };
  if (plans === undefined || moments === undefined) {
    return (
      <>
        <h1 className="text-title">{text.title}</h1>
        <div className="mt-8">
          {isError ? <ErrorState message={text.failed} onRetry={() => void refetch()} /> : <SkeletonLines count={8} />}
        </div>
      </>
    );
  }
  const chosen = plans.find(({ id }) => id === params.get('plan')) ?? plans[0];
  return (
    <>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="max-w-measure">
          <h1 className="text-title">{text.title}</h1>
          {chosen === undefined && <p className="mt-2 text-quiet">{text.lead}</p>}
        </div>
        {chosen !== undefined && (
          <PlanBar
            eventId={event.id}
            plans={plans}
            chosen={chosen}
            canEdit={event.canEdit}
            onChoose={choose}
            onAdd={() => setOpened('new')}
            onSettings={() => setOpened('settings')}
          />
        )}
      </header>
      {chosen === undefined ? (
        <FirstPlan event={event} hasMoments={moments.length > 0}>
          {event.canEdit && moments.length > 0 && (
            <SeatingStart eventId={event.id} moments={moments} onCreated={choose} />
          )}
          {event.canEdit && moments.length === 0 && (
            <ButtonLink href={`/client/events/${event.id}`}>{text.start.toMoments}</ButtonLink>
          )}
        </FirstPlan>
      ) : (
        <ChosenPlan
          key={chosen.id}
          event={event}
          chosen={chosen}
          isSettingUp={opened === 'settings'}
          onSettled={close}
        />
      )}
      <Dialog isOpen={opened === 'new'} onClose={close} title={text.plans.add}>
        <SeatingStart eventId={event.id} moments={moments} onCreated={choose} />
      </Dialog>
    </>
  );
}

function FirstPlan({ event, hasMoments, children }: { event: PlannedEvent; hasMoments: boolean; children: ReactNode }) {
  return (
    <EmptyState
      title={text.start.title}
      text={event.canEdit ? (hasMoments ? text.start.text : text.start.noMoment) : text.start.reader}
    >
      {children}
    </EmptyState>
  );
}

interface ChosenPlanProps {
  event: PlannedEvent;
  chosen: PlanOption;
  isSettingUp: boolean;
  onSettled: () => void;
}

function ChosenPlan({ event, chosen, isSettingUp, onSettled }: ChosenPlanProps) {
  const { data: page, isError, refetch } = useQuery(seatingQuery(event.id, chosen.id));
  if (page !== undefined) {
    return (
      <PlanEditor
        eventId={event.id}
        eventName={event.name}
        canEdit={event.canEdit}
        {...{ page, isSettingUp, onSettled }}
      />
    );
  }
  return isError ? <ErrorState message={text.failed} onRetry={() => void refetch()} /> : <SkeletonLines count={8} />;
}
