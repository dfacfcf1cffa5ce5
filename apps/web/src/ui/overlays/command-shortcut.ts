// Ctrl K or ⌘ K, from anywhere in the page, fields included. The palette itself is loaded when it is first opened.
import { useEffect } from 'react';

export function useCommandShortcut(onPress: () => void): void {
  useEffect(() => {
    function listen(event: globalThis.KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      onPress();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onPress]);
}
