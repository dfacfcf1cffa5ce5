// What kind of screen this is, by its width and by what it can do.
import { useSyncExternalStore } from 'react';

const MOBILE_BELOW = 768;
const TABLET_BELOW = 1024;

export type DeviceKind = 'mobile' | 'tablet' | 'desktop';
export type Orientation = 'portrait' | 'landscape';

export interface Device {
  kind: DeviceKind;
  orientation: Orientation;
}

const UNKNOWN: Device = { kind: 'desktop', orientation: 'landscape' };
let current: Device | null = null;

/** On the server, and until the page is alive, a desktop: styles choose the layout, and this only what is offered. */
export function useDevice(): Device {
  return useSyncExternalStore(subscribe, read, () => UNKNOWN);
}

export function deviceOf({ width, height }: { width: number; height: number }): Device {
  const kind = width < MOBILE_BELOW ? 'mobile' : width < TABLET_BELOW ? 'tablet' : 'desktop';
  return { kind, orientation: width > height ? 'landscape' : 'portrait' };
}

/** Kept while nothing changes: a new object each time would never settle. */
function read(): Device {
  const next = deviceOf({ width: window.innerWidth, height: window.innerHeight });
  if (current === null || current.kind !== next.kind || current.orientation !== next.orientation) current = next;
  return current;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
