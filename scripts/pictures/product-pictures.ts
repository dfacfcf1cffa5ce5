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

export const productPictures: readonly ProductPicture[] = [
  { ...desk, name: 'guests', address: '/client/guests', prepare: dataShown },
  // The whole table fits.
  { ...desk, name: 'budget', viewport: { width: 1200, height: 796 }, address: '/client/budget', prepare: dataShown },
  {
    ...desk,
    name: 'timeline',
    address: '/client/timeline',
    prepare: async (page) => {
      await dataShown(page);
      await page
        .getByRole('heading', { level: 2, name: /Jour J/ })
        .evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
      await page.mouse.wheel(0, -40);
    },
  },
  {
    name: 'invitation',
    role: null,
    address: ({ invitation }) => invitation,
    viewport: { width: 390, height: 780 },
    widths: [320, 640],
    prepare: dataShown,
  },
];
