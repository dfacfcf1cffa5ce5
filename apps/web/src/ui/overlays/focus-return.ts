// Returns the focus to the element that opened a dialog. Radix does so only for its own triggers. A dialog that opens focuses its
// element with `data-autofocus`, or its first control. The attribute `autoFocus` would take the focus before the opener is read.
import { useRef } from 'react';

interface FocusReturn {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

export function useFocusReturn(): FocusReturn {
  const origin = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event) => {
      origin.current = document.activeElement;
      const panel = event.target instanceof HTMLElement ? event.target : null;
      const first = panel?.querySelector<HTMLElement>('[data-autofocus]') ?? null;
      if (first === null) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      // The focus may have moved meanwhile, such as to a page that was just opened.
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (isFree && origin.current instanceof HTMLElement) origin.current.focus();
    },
  };
}
