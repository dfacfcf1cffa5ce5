// Drags with the mouse, or with a touch where the device has a touch screen.
import type { Locator, Page } from '@playwright/test';

interface Spot {
  x: number;
  y: number;
}

export interface Pointer {
  press: (spot: Spot) => Promise<void>;
  /** Moves in small steps, as a screen reports them. */
  move: (spot: Spot) => Promise<void>;
  release: () => Promise<void>;
}

export async function openPointer(page: Page, isTouch: boolean): Promise<Pointer> {
  return isTouch ? finger(page) : mouse(page);
}

/** The middle of the element. */
export async function middleOf(seen: Locator): Promise<Spot> {
  const box = await seen.boundingBox();
  if (box === null) throw new Error('the element is not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Scrolls the element to the middle of the window: near an edge, a held pointer scrolls the page and the measured places change. */
export async function centre(seen: Locator): Promise<void> {
  await seen.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** Two fingers that move apart from the same distance to another, around a spot. */
export async function pinch(page: Page, { x, y }: Spot, from: number, to: number): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  const fingers = (distance: number) => [
    { x: x - distance / 2, y, id: 0 },
    { x: x + distance / 2, y, id: 1 },
  ];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
    protocol.send('Input.dispatchTouchEvent', { type, touchPoints });
  const [first] = fingers(from);
  if (first !== undefined) await send('touchStart', [first]);
  await send('touchStart', fingers(from));
  for (let step = 1; step <= STEPS; step++) await send('touchMove', fingers(from + ((to - from) * step) / STEPS));
  await send('touchEnd', []);
}

const STEPS = 8;

function mouse(page: Page): Pointer {
  return {
    press: async ({ x, y }) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    move: ({ x, y }) => page.mouse.move(x, y, { steps: STEPS }),
    release: () => page.mouse.up(),
  };
}

async function finger(page: Page): Promise<Pointer> {
  const protocol = await page.context().newCDPSession(page);
  let at: Spot = { x: 0, y: 0 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
    protocol.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    press: async (spot) => {
      at = spot;
      await send('touchStart', [at]);
    },
    move: async (spot) => {
      const from = at;
      for (let step = 1; step <= STEPS; step++) {
        const part = step / STEPS;
        at = { x: from.x + (spot.x - from.x) * part, y: from.y + (spot.y - from.y) * part };
        await send('touchMove', [at]);
      }
    },
    release: async () => void (await send('touchEnd', [])),
  };
}
