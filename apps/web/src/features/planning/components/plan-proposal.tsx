// The rétroplanning that is proposed: on the page of an empty planning, or later in a sheet for what is still missing.
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { PlanPicker, usePlanChoice } from '#web/features/planning/components/plan-picker.tsx';
import { planTasks, sentenceOf } from '#web/features/planning/mutations.ts';
import { missingTasks } from '#web/features/planning/plan.ts';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import { renewTasks } from '#web/features/planning/queries.ts';
import type { Task } from '#web/features/planning/task.ts';
import { planning } from '#web/locales/fr/planning.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
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
  const cache = useQueryClient();
  const templates = useMemo(() => missingTasks(event, tasks, today), [event, tasks, today]);
  const choice = usePlanChoice(templates);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function add() {
    if (choice.chosen.length === 0) return;
    setBusy(true);
    setRefusal(null);
    const result = await planTasks(event.id, choice.chosen);
    if (result.ok) {
      await renewTasks(cache, event.id);
      toast({ title: text.added(result.added) });
      onClose?.();
    } else setRefusal(sentenceOf(result));
    setBusy(false);
  }

  const addButton = (
    <Button isBusy={isBusy} disabled={choice.chosen.length === 0} onClick={() => void add()}>
      {text.add(choice.chosen.length)}
    </Button>
  );
  const proposal = (
    <>
      {refusal !== null && <Notice tone="danger">{refusal}</Notice>}
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
        <ButtonLink href={hrefOf('new')} look="quiet" keepsScroll>
          {empty.own}
        </ButtonLink>
      </div>
    </div>
  );
}
