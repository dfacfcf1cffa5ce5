import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenInteractive } from '#web/lib/boot/when-interactive.ts';

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { readyState: 'interactive' });
});
afterEach(() => vi.unstubAllGlobals());

it.each(['load', 'pointerdown', 'keydown'])('a page is interactive at %s, and not before', async (type) => {
  const stood = vi.fn();
  const waiting = whenInteractive().then(stood);
  page.dispatchEvent(new Event('pointermove'));
  await Promise.resolve();
  expect(stood).not.toHaveBeenCalled();
  page.dispatchEvent(new Event(type));
  await waiting;
  expect(stood).toHaveBeenCalledOnce();
});

it('a page that has loaded is interactive', async () => {
  vi.stubGlobal('document', { readyState: 'complete' });
  await expect(whenInteractive()).resolves.toBeUndefined();
});
