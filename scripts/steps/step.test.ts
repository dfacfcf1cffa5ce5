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
    expect(total).toEqual({
      passed: 7,
      failed: 2,
      failures: ['wrong\n  what went wrong', expect.stringMatching(/^broken\n  Error: no such tool\n/)],
    });
    expect(lines[0]).toBe('what went wrong');
    expect(lines.at(-1)).toMatch(/^✓ right · [\d.]+ s · 7 passed, 0 failed$/);
  });

  it('run side by side, and the next begins when one ends', async () => {
    const events: string[] = [];
    const second = Promise.withResolvers<void>();
    const step = (name: string, work: () => Promise<void> | void = () => {}) => ({
      name,
      run: async () => {
        events.push(name);
        await work();
        return verdict(true, '');
      },
    });
    const steps = [step('a', () => second.promise), step('b'), step('c', second.resolve)];
    expect(await runSteps(steps, 2, () => {})).toMatchObject({ passed: 3, failed: 0 });
    expect(events).toEqual(['a', 'b', 'c']);
  });
});
