// The dialogs that are open, the last one on top. A toast that appears above a dialog would take its Escape key.
import { useEffect, useRef } from 'react';

const open: Array<{ close: () => void }> = [];

/** Registers a dialog while it is shown. */
export function useOpenOverlay(onClose: () => void): void {
  const overlay = useRef({ close: onClose });
  useEffect(() => {
    overlay.current.close = onClose;
  });
  useEffect(() => {
    const own = overlay.current;
    open.push(own);
    return () => {
      open.splice(open.indexOf(own), 1);
    };
  }, []);
}

/** False when no dialog is open. */
export function closeTopOverlay(): boolean {
  const top = open.at(-1);
  top?.close();
  return top !== undefined;
}
