// The type of a scene: an address, a role, and the steps before the picture.
import type { Page } from '@playwright/test';

export const devices = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;

export type Device = keyof typeof devices;

/** The accounts of the demonstration. `secure` has entered the password but not the code. */
export type Role = 'client' | 'partner' | 'admin' | 'secure';

/** Addresses that differ between data sets. */
export interface Links {
  event: string;
  /** The invitation of a household without a reply; `reply` is that of one with a reply. */
  invitation: string;
  reply: string;
  /** The invitation of another household, whose language the scenes change. */
  abroad: string;
  kitchen: string;
  timeline: string;
  partner: string;
}

export interface Scene {
  name: string;
  role: Role | null;
  address: string | ((links: Links) => string);
  prepare?: (page: Page) => Promise<void>;
  /** The whole page by default; otherwise the visible part, or one picture for each matching element. */
  frame?: 'page' | 'screen' | { each: string };
  /** All devices by default. */
  on?: readonly Device[];
  /** A console error that belongs to the scene, such as that of a refused request. */
  expectedError?: RegExp;
}

/** The browser's own console message about a response with this status. */
export const statusError = (status: number): RegExp => new RegExp(`the server responded with a status of ${status}`);

/** A toast means that the server has answered. */
export const toastShown = (page: Page): Promise<void> => page.locator('[data-toast]').last().waitFor();

export const headingShown = (page: Page): Promise<void> => page.getByRole('heading', { level: 1 }).first().waitFor();
