// The step of the wizard, one history entry per step: the browser's « Back » leads to the previous step, and a reload stays.
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';

/** `first` is the step of the entry by which the wizard was opened, which a stored draft decides. */
const entry = z.object({ step: z.int().check(z.minimum(0), z.maximum(2)), first: z.int().check(z.minimum(0)) });

interface WizardStep {
  step: number;
  /** Goes to a step. Going back leaves no entry ahead that « Back » would return to. */
  go: (step: number) => void;
  /** Goes back to the entry by which the wizard was opened, then calls `then`. */
  leave: (then: () => void) => void;
}

/** `opened` is the step of the stored draft; null while nothing was typed. */
export function useWizardStep(opened: number | null, onChange: () => void): WizardStep {
  const location = useLocation();
  const navigate = useNavigate();
  const parsed = entry.safeParse(location.state);
  const { step, first } = parsed.success ? parsed.data : { step: opened ?? 0, first: opened ?? 0 };
  const leaving = useRef<() => void>(null);
  const shown = useRef(step);

  const change = (next: number, start: number, replace: boolean) =>
    void navigate({ search: location.search }, { replace, state: { step: next, first: start } });

  const describeEntry = useEffectEvent(() => {
    // An entry of an event that was created meanwhile has no draft any more.
    if (opened === null && step > 0) change(0, 0, true);
    // The draft will change: a reload of a later step must not change the step of this entry.
    else if (!parsed.success) change(step, first, true);
  });
  useEffect(() => describeEntry(), []);

  const follow = useEffectEvent((current: number) => {
    if (leaving.current !== null && current === first) return leaving.current();
    if (shown.current === current) return;
    shown.current = current;
    onChange();
  });
  useEffect(() => follow(step), [step]);

  return {
    step,
    go(next) {
      if (next > step) change(next, first, false);
      else if (next >= first) void navigate(next - step);
      else change(next, next, true);
    },
    leave(then) {
      if (step === first) return then();
      leaving.current = then;
      void navigate(first - step);
    },
  };
}
