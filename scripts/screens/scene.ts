// What a scene is: an address, who looks at it, and what they did before the picture.
import type { Page } from '@playwright/test';

export const devices = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;

export type Device = keyof typeof devices;

/** The demonstration's accounts. `secure` has given the password and not yet the code. */
export type Role = 'client' | 'partner' | 'admin' | 'secure';

/** Addresses that are made anew with each data set. */
export interface Links {
  event: string;
  /** Of those who have not answered yet, and of a family that has. */
  invitation: string;
  reply: string;
  kitchen: string;
  timeline: string;
  vendor: string;
}

export interface Scene {
  name: string;
  role: Role | null;
  address: string | ((links: Links) => string);
  act?: (page: Page) => Promise<void>;
  /** The whole page unless told: what stands on the screen, or one picture for each element that matches. */
  frame?: 'page' | 'screen' | { each: string };
  /** Where the scene exists; everywhere unless told. */
  on?: readonly Device[];
  /** A console error that belongs to the scene, such as that of an answer that refuses. */
  complaint?: RegExp;
}

/** What the browser writes by itself about an answer with this status. */
export const answered = (status: number): RegExp => new RegExp(`the server responded with a status of ${status}`);

/** Until the toast is there: what a scene did has been answered. */
export const toastShown = (page: Page): Promise<void> => page.locator('[data-toast]').last().waitFor();

export const headingShown = (page: Page): Promise<void> => page.getByRole('heading', { level: 1 }).waitFor();
