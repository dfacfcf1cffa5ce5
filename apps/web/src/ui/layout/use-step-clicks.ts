// Handles the clicks in the steps of a wizard: the second half of a double click on « Continuer » must not press what the next step shows
// in the same place.
import { type MouseEvent, useRef } from 'react';

/** Returns the `onClickCapture` of the element around the steps. */
export function useStepClicks(step: number): (event: MouseEvent) => void {
  /** The step in which the last click began. */
  const began = useRef<number | null>(null);
  return (event) => {
    if (event.detail === 1) began.current = step;
    if (event.detail < 2 || began.current === step) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
