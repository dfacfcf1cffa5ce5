// Gives the focus back to what opened a dialog. Radix does so only for a trigger of its own, and ours open from anywhere.
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
      // Somebody may have led the focus elsewhere meanwhile, such as to the page that was just opened.
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (isFree && origin.current instanceof HTMLElement) origin.current.focus();
    },
  };
}
