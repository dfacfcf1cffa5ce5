// What kind of button ends a form. Until the page is alive it is none: a browser would submit by itself, past all that is here.
import { useSyncExternalStore } from 'react';

/** For `type`: a form of several fields without a submit button is not submitted by « Enter » either. */
export function useSubmitType(): 'submit' | 'button' {
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isAlive ? 'submit' : 'button';
}

const neverChanges = () => () => {};
