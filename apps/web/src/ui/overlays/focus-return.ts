// Returns the focus to the element that opened a dialog. Radix does so only for its own triggers.
import { useRef } from 'react';

interface FocusReturn {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

export function useFocusReturn(): FocusReturn {
  const origin = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      origin.current = document.activeElement;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      // The focus may have moved meanwhile, such as to a page that was just opened.
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (isFree && origin.current instanceof HTMLElement) origin.current.focus();
    },
  };
}
