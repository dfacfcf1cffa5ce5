import { afterEach, expect, it, vi } from 'vitest';
import { yieldToMain } from '#web/lib/boot/yield-to-main.ts';

afterEach(() => vi.useRealTimers());

it('comes after what is said at once, and needs no clock', async () => {
  vi.useFakeTimers();
  const heard: string[] = [];
  const later = yieldToMain().then(() => heard.push('later'));
  await Promise.resolve().then(() => heard.push('at once'));
  await later;
  expect(heard).toEqual(['at once', 'later']);
});
