// The type of a form's submit button. Before hydration it is a plain button, because the browser would submit the form by itself.
import { useSyncExternalStore } from 'react';

/** For the `type` attribute. A form of several fields without a submit button ignores « Enter » as well. */
export function useSubmitType(): 'submit' | 'button' {
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isAlive ? 'submit' : 'button';
}

const neverChanges = () => () => {};
