// The pictures of the product on the home page: what they show, and how large they are.
import type { Page } from '@playwright/test';
import type { Links, Role } from '../screens/scene.ts';

export interface ProductPicture {
  name: string;
  role: Role | null;
  address: string | ((links: Links) => string);
  viewport: { width: number; height: number };
  widths: readonly [number, number];
  prepare: (page: Page) => Promise<void>;
}

const desk = { role: 'client', viewport: { width: 1040, height: 690 }, widths: [640, 1200] } as const;
/** What a phone shows: a picture of the wide page is unreadable at its width. */
const phone = { role: 'client', viewport: { width: 390, height: 600 }, widths: [400, 780] } as const;

/** Skeletons have been replaced by data, and the banner of the demonstration is gone. */
async function dataShown(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('main [class*="animate-pulse"]') === null);
  await page.waitForLoadState('networkidle');
  await page.getByText('Mode démonstration').evaluate((text) => {
    const banner = text.closest('p');
    if (banner !== null) banner.hidden = true;
  });
}

async function stepsShown(page: Page): Promise<void> {
  await dataShown(page);
  await page.getByRole('heading', { level: 2, name: /Jour J/ }).evaluate((heading) => {
    heading.style.scrollMarginTop = '2.5rem';
    heading.scrollIntoView({ block: 'start' });
  });
}

export const productPictures: readonly ProductPicture[] = [
  { ...desk, name: 'guests', address: '/client/guests', prepare: dataShown },
  // The whole table fits.
  { ...desk, name: 'budget', viewport: { width: 1200, height: 796 }, address: '/client/budget', prepare: dataShown },
  { ...desk, name: 'timeline', address: '/client/timeline', prepare: stepsShown },
  { ...phone, name: 'guests-phone', address: '/client/guests', prepare: dataShown },
  { ...phone, name: 'budget-phone', address: '/client/budget', prepare: dataShown },
  { ...phone, name: 'timeline-phone', address: '/client/timeline', prepare: stepsShown },
  {
    name: 'invitation',
    role: null,
    address: ({ invitation }) => invitation,
    viewport: { width: 390, height: 780 },
    widths: [320, 640],
    prepare: dataShown,
  },
];
