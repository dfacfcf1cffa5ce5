// Creates an event in three steps and one request. A draft keeps the values through a reload until the event exists.
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { type WizardForm, wizardForm } from '#web/features/events/forms.ts';
import { createEvent, type NewEvent } from '#web/features/events/mutations.ts';
import { useEventMutation } from '#web/features/events/use-event-mutation.ts';
import {
  emptyValues,
  firstDayOf,
  hasEventDraft,
  newEventOf,
  proposedDraft,
  readEventDraft,
  storeEventDraft,
} from '#web/features/events/wizard/draft.ts';
import { useWizardStep } from '#web/features/events/wizard/use-wizard-step.ts';
import { WizardDetails } from '#web/features/events/wizard/wizard-details.tsx';
import { WizardMoments } from '#web/features/events/wizard/wizard-moments.tsx';
import { WizardSubject } from '#web/features/events/wizard/wizard-subject.tsx';
import { isSame } from '#web/lib/drafts/draft.ts';
import { eventWizard as text } from '#web/locales/fr/client/event-wizard.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Stepper } from '#web/ui/layout/stepper.tsx';
import { useStepClicks } from '#web/ui/layout/use-step-clicks.ts';

const fieldsOf = [['kind', 'name'], ['startsOn', 'isUndated', 'place', 'expectedGuests', 'budgetCents'], []] as const;
const LAST = fieldsOf.length - 1;

export function EventWizard({ personId, onCreated }: { personId: string; onCreated: (id: string) => void }) {
  const [draft] = useState(() => readEventDraft(personId));
  const [isStored] = useState(() => hasEventDraft(personId));
  const heading = useRef<HTMLDivElement>(null);
  // The previous step was removed: screen readers continue at the top of the next one.
  const { step, go, leave } = useWizardStep(isStored ? draft.step : null, () => heading.current?.focus());
  const [moments, setMoments] = useState(draft.moments);
  const create = useEventMutation({
    mutationFn: (event: NewEvent) => createEvent(event),
    invalidates: [eventKeys.list, eventKeys.dashboards],
    success: (_data, event) => ({ title: text.created(event.name), description: text.createdText }),
    errorTitle: text.failed,
  });
  const form = useForm<WizardForm, unknown, WizardForm>({
    resolver: zodResolver(wizardForm),
    defaultValues: draft.values,
  });
  const values = useWatch({ control: form.control }) as WizardForm;
  const proposal = useMemo(() => proposedDraft(values.kind), [values.kind]);
  const isBusy = create.isPending || form.formState.isSubmitting;
  const isDone = useRef(false);
  const onClickCapture = useStepClicks(step);
  useEffect(() => {
    const isBegun = step > 0 || moments !== null || !isSame(values, emptyValues);
    if (!isDone.current) storeEventDraft(personId, isBegun ? { step, values, moments } : null);
  }, [personId, step, values, moments]);

  async function advance() {
    if (await form.trigger([...(fieldsOf[step] ?? [])], { shouldFocus: true })) go(step + 1);
  }

  const submit = () =>
    form.handleSubmit(
      async (event) => {
        const made = await create.run(newEventOf(event, moments ?? proposal));
        if (made === null) return;
        isDone.current = true;
        storeEventDraft(personId, null);
        leave(() => onCreated(made.id));
      },
      // Earlier steps were validated, so only a restored draft can be invalid here.
      (errors) => go(errors.kind !== undefined || errors.name !== undefined ? 0 : 1),
    )();

  function restart() {
    form.reset(emptyValues);
    setMoments(null);
    heading.current?.focus();
  }

  return (
    <div className="max-w-measure">
      <Stepper label={text.progress} steps={text.steps} current={step} onGo={go} />
      <div
        ref={heading}
        tabIndex={-1}
        role="group"
        aria-label={text.steps[step]}
        className="mt-8 outline-none"
        onClickCapture={onClickCapture}
      >
        {step === LAST && (
          <WizardMoments
            moments={moments ?? proposal}
            isProposal={moments === null}
            first={firstDayOf(values)}
            onChange={setMoments}
          />
        )}
        {/* Around the fields alone: the dialogs of the moments have forms of their own. */}
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void (step === LAST ? submit() : advance());
          }}
        >
          {step === 0 && <WizardSubject form={form} />}
          {step === 1 && <WizardDetails form={form} />}
          {create.errorMessage !== null && (
            <div className="mt-6">
              <Notice tone="danger">{create.errorMessage}</Notice>
            </div>
          )}
          <div className="mt-8 flex flex-wrap items-center gap-3">
            <Button
              type="submit"
              isBusy={isBusy}
              // The second half of a double click on « Continuer » must not answer the next question.
              onClick={(event) => event.detail > 1 && event.preventDefault()}
            >
              {step < LAST ? text.next : isBusy ? text.submitting : text.submit}
            </Button>
            {step > 0 && (
              <Button look="quiet" onClick={() => go(step - 1)}>
                {text.back}
              </Button>
            )}
            {step === 0 && values.name !== '' && (
              <Button look="quiet" onClick={restart}>
                {text.restart}
              </Button>
            )}
          </div>
        </form>
      </div>
    </div>
  );
}
