import { describe, expect, it } from 'vitest';
import { runSideBySide, runSteps, verdict } from './step.ts';

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
    expect(total).toEqual({
      passed: 7,
      failed: 2,
      failures: ['wrong\n  what went wrong', expect.stringMatching(/^broken\n  Error: no such tool\n/)],
    });
    expect(lines[0]).toBe('what went wrong');
    expect(lines.at(-1)).toMatch(/^✓ right · [\d.]+ s · 7 passed, 0 failed$/);
  });

  it('of several rows run side by side, each row in its order', async () => {
    const events: string[] = [];
    const second = Promise.withResolvers<void>();
    const step = (name: string, before: Promise<void> = Promise.resolve()) => ({
      name,
      run: async () => {
        events.push(name);
        await before;
        return { passed: 1, failed: 0 };
      },
    });
    const last = { ...step('b2'), run: async () => (second.resolve(), verdict(false, 'no')) };
    const rows = [
      [step('a1', second.promise), step('a2')],
      [step('b1'), last],
    ];
    expect(await runSideBySide(rows, () => {})).toEqual({ passed: 3, failed: 1, failures: ['b2\n  no'] });
    expect(events).toEqual(['a1', 'b1', 'a2']);
  });
});
