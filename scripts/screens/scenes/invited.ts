// What is opened by a link alone: the guest's area, the sheets of the kitchen and of the day.
import { headingShown, type Links, type Scene } from '../scene.ts';

const answered = ({ reply }: Links): string => reply;

export const invitedScenes: readonly Scene[] = [
  { name: 'invitation', role: null, address: ({ invitation }) => invitation, act: headingShown },
  { name: 'invitation-answered', role: null, address: answered, act: headingShown },
  ...['event', 'menu', 'photos', 'data'].map(
    (name): Scene => ({
      name: `invitation-${name}`,
      role: null,
      address: answered,
      // The link opens the area in this browser; its pages have addresses of their own.
      act: async (page) => {
        await headingShown(page);
        await page.goto(`/guest/${name}`);
        await headingShown(page);
      },
    }),
  ),
  { name: 'sheet-kitchen', role: null, address: ({ kitchen }) => kitchen, act: headingShown },
  { name: 'sheet-timeline', role: null, address: ({ timeline }) => timeline, act: headingShown },
];
