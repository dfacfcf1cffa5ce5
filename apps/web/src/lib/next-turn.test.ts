import { afterEach, expect, it, vi } from 'vitest';
import { nextTurn } from '#web/lib/next-turn.ts';

afterEach(() => vi.useRealTimers());

it('comes after what is said at once, and needs no clock', async () => {
  vi.useFakeTimers();
  const heard: string[] = [];
  const turn = nextTurn().then(() => heard.push('turn'));
  await Promise.resolve().then(() => heard.push('at once'));
  await turn;
  expect(heard).toEqual(['at once', 'turn']);
});
