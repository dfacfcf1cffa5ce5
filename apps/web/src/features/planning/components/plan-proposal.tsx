// The proposed plan: on the page of an empty planning, and later in a sheet with the tasks that are missing.
import { useMemo } from 'react';
import { PlanPicker, usePlanChoice } from '#web/features/planning/components/plan-picker.tsx';
import { planTasks } from '#web/features/planning/mutations.ts';
import { missingTasks } from '#web/features/planning/plan.ts';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import { tasksQuery } from '#web/features/planning/queries.ts';
import type { Task } from '#web/features/planning/task.ts';
import { refusalSentence } from '#web/lib/api/calls.ts';
import { planning } from '#web/locales/fr/client/planning.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';
import { SidePanel } from '#web/ui/overlays/overlay.tsx';

const { plan: text, empty } = planning;

interface PlanProposalProps {
  tasks: readonly Task[];
  /** Null on the page itself. */
  onClose: (() => void) | null;
}

export default function PlanProposal({ tasks, onClose }: PlanProposalProps) {
  const { event, today, hrefOf } = usePlanning();
  const templates = useMemo(() => missingTasks(event, tasks, today), [event, tasks, today]);
  const choice = usePlanChoice(templates);
  const add = useToastMutation({
    mutationFn: () => planTasks(event.id, choice.chosen),
    invalidates: [tasksQuery(event.id).queryKey],
    success: ({ added }) => ({ title: text.added(added) }),
    errorMessage: (refusal) => refusalSentence(refusal, planning.refusals),
    onSuccess: () => onClose?.(),
  });

  const addButton = (
    <Button isBusy={add.isPending} disabled={choice.chosen.length === 0} onClick={() => void add.run()}>
      {text.add(choice.chosen.length)}
    </Button>
  );
  const proposal = (
    <>
      {add.errorMessage !== null && <Notice tone="danger">{add.errorMessage}</Notice>}
      {event.starts_on === null && <p className="mb-4 text-quiet text-small">{empty.undated}</p>}
      <PlanPicker templates={templates} choice={choice} />
    </>
  );

  if (onClose !== null) {
    const isComplete = templates.length === 0;
    return (
      <SidePanel
        isOpen
        onClose={onClose}
        title={text.title}
        description={text.text}
        actions={isComplete ? undefined : addButton}
      >
        {isComplete ? <p className="text-quiet">{text.complete}</p> : proposal}
      </SidePanel>
    );
  }
  return (
    <div className="max-w-[46rem] py-8">
      <Flourish />
      <h2 className="mt-4 text-heading">{empty.title}</h2>
      <p className="mt-2 mb-4 max-w-measure text-quiet">{empty.text}</p>
      {proposal}
      <div className="sticky bottom-[calc(env(safe-area-inset-bottom)+3.5rem)] z-10 mt-6 flex flex-wrap gap-3 border-hairline border-t bg-paper py-3 tablet:bottom-0">
        {addButton}
        <ButtonLink href={hrefOf('new')} look="quiet" preventScrollReset>
          {empty.own}
        </ButtonLink>
      </div>
    </div>
  );
}
