// The screen, for components that offer different things on different ones.
import { useSyncExternalStore } from 'react';
import { currentDevice, type Device } from '#web/lib/device/screen.ts';

const UNKNOWN: Device = { kind: 'desktop', orientation: 'landscape' };
let current: Device | null = null;

/** On the server, and until the page is alive, a desktop: styles choose the layout, and this only what is offered. */
export function useDevice(): Device {
  return useSyncExternalStore(subscribe, read, () => UNKNOWN);
}

/** Kept while nothing changes: a new object each time would never settle. */
function read(): Device {
  const next = currentDevice();
  if (current === null || current.kind !== next.kind || current.orientation !== next.orientation) current = next;
  return current;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
