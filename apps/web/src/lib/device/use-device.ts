// The current device, for components that offer different controls on different screens.
import { useSyncExternalStore } from 'react';
import { currentDevice, type Device } from '#web/lib/device/screen.ts';

const UNKNOWN: Device = { kind: 'desktop', orientation: 'landscape' };
let current: Device | null = null;

/** The server and the first render assume a desktop: CSS chooses the layout, this only chooses which controls are offered. */
export function useDevice(): Device {
  return useSyncExternalStore(subscribe, read, () => UNKNOWN);
}

/** Returns the same object while nothing changes; a new one each time would make React render for ever. */
function read(): Device {
  const next = currentDevice();
  if (current === null || current.kind !== next.kind || current.orientation !== next.orientation) current = next;
  return current;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
