import { expect, it } from 'vitest';
import { fitSize } from '#web/features/guest-area/album/photo.ts';

it.each([
  [
    { width: 4032, height: 3024 },
    { width: 2560, height: 1920 },
  ],
  [
    { width: 3024, height: 4032 },
    { width: 1920, height: 2560 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
  [
    { width: 20_000, height: 2 },
    { width: 2560, height: 1 },
  ],
])('a photo of %o travels as %o', (taken, sent) => {
  expect(fitSize(taken)).toEqual(sent);
});
