// Loads a part of the page that somebody opens, such as a dialog or a menu. A toast reports one that could not be loaded.
import { states } from '#web/locales/fr/ui/states.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { type LazyComponent, useLazyComponent } from '#web/ui/lazy-component.ts';
import { useUiText } from '#web/ui/use-ui-text.ts';

/** True when the part is open and loaded. */
export function useOpenedPart(
  part: Pick<LazyComponent<never>, 'isLoaded' | 'fetch'>,
  isOpen: boolean,
  close: () => void,
): boolean {
  const text = useUiText('states', states);
  return useLazyComponent(part, isOpen, () => {
    close();
    toast({ variant: 'destructive', title: text.missing, description: text.missingHelp });
  });
}
