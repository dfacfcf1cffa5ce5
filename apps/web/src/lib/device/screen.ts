// The kind of screen, by its width and orientation.
const MOBILE_BELOW = 768;
const TABLET_BELOW = 1024;

export type DeviceKind = 'mobile' | 'tablet' | 'desktop';
export type Orientation = 'portrait' | 'landscape';

export interface Device {
  kind: DeviceKind;
  orientation: Orientation;
}

export function deviceOf({ width, height }: { width: number; height: number }): Device {
  const kind = width < MOBILE_BELOW ? 'mobile' : width < TABLET_BELOW ? 'tablet' : 'desktop';
  return { kind, orientation: width > height ? 'landscape' : 'portrait' };
}

export const currentDevice = (): Device => deviceOf({ width: window.innerWidth, height: window.innerHeight });

/** Sets the attributes on <html> that styles and tests read. */
export function markDevice(page: HTMLElement, { kind, orientation }: Device): void {
  Object.assign(page.dataset, { device: kind, orientation });
}
