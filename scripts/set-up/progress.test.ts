import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showProgress } from './progress.mjs';

describe('a line of progress', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('counts the seconds in place on a terminal', () => {
    expect(written(true, 2_000, true)).toBe(
      '\rInstalling packages… 0 s\rInstalling packages… 1 s\rInstalling packages… 2 s\rInstalling packages… 2 s\n',
    );
  });

  it('is a line every half minute in a log', () => {
    expect(written(false, 40_000, true)).toBe(
      'Installing packages…\nInstalling packages… 30 s\nInstalling packages… 40 s\n',
    );
  });

  it('says that it failed', () => {
    expect(written(false, 3_000, false)).toBe('Installing packages…\nInstalling packages… 3 s, failed\n');
  });

  function written(isTTY: boolean, forMs: number, ok: boolean): string {
    let text = '';
    const end = showProgress('Installing packages', { isTTY, write: (more) => (text += more) });
    vi.advanceTimersByTime(forMs);
    end(ok);
    return text;
  }
});
