// Scenes that open by a link without an account: the guest area, the kitchen sheet and the timeline sheet.
import { headingShown, type Links, type Scene } from '../scene.ts';

const replied = ({ reply }: Links): string => reply;

export const invitedScenes: readonly Scene[] = [
  { name: 'invitation', role: null, address: ({ invitation }) => invitation, prepare: headingShown },
  { name: 'invitation-answered', role: null, address: replied, prepare: headingShown },
  ...['event', 'menu', 'photos', 'data'].map(
    (name): Scene => ({
      name: `invitation-${name}`,
      role: null,
      address: replied,
      // The link opens the area in this browser, and then its pages open by their own addresses.
      prepare: async (page) => {
        await headingShown(page);
        await page.goto(`/guest/${name}`);
        await headingShown(page);
      },
    }),
  ),
  ...(['English', 'العربية'] as const).flatMap((language): Scene[] =>
    ['', 'event', 'menu', 'data'].map((page) => ({
      name: `languages-${language === 'English' ? 'english' : 'arabic'}${page === '' ? '' : `-${page}`}`,
      role: null,
      address: ({ abroad }) => abroad,
      prepare: async (shown) => {
        await headingShown(shown);
        await shown.locator('header summary').click();
        await shown.getByRole('button', { name: language }).click();
        await shown.locator(`html[lang=${language === 'English' ? 'en' : 'ar'}]`).waitFor();
        if (page === '') return;
        await shown.goto(`/guest/${page}`);
        await headingShown(shown);
      },
    })),
  ),
  { name: 'sheet-kitchen', role: null, address: ({ kitchen }) => kitchen, prepare: headingShown },
  { name: 'sheet-timeline', role: null, address: ({ timeline }) => timeline, prepare: headingShown },
];
