import { describe, expect, it } from 'vitest';
import { runSteps, verdict } from './step.ts';

describe('steps', () => {
  it('go on after one that fails and one that throws, and are summed', async () => {
    const lines: string[] = [];
    const total = await runSteps(
      [
        { name: 'wrong', run: async () => verdict(false, 'what went wrong') },
        { name: 'broken', run: () => Promise.reject(new Error('no such tool')) },
        { name: 'right', run: async () => ({ passed: 7, failed: 0 }) },
      ],
      1,
      (line) => lines.push(line),
    );
    expect(total).toEqual({ passed: 7, failed: 2 });
    expect(lines[0]).toBe('what went wrong');
    expect(lines.at(-1)).toMatch(/^✓ right · [\d.]+ s · 7 passed, 0 failed$/);
  });
});
