import { describe, expect, it } from 'vitest';
import { Batch } from './channels/batch.ts';
import { Sequence } from './channels/sequence.ts';
import { Gate } from './gate.ts';
import { TokenBucket } from './socket/token-bucket.ts';

describe('a sequence', () => {
  it('does at once what waits for nothing, and keeps the order behind what waits', async () => {
    const done: number[] = [];
    const slow = Promise.withResolvers<void>();
    const sequence = new Sequence(10, () => {});
    sequence.add(() => void done.push(1));
    expect(done).toEqual([1]);
    sequence.add(() => slow.promise.then(() => void done.push(2)));
    const last = Promise.withResolvers<void>();
    sequence.add(() => {
      done.push(3);
      last.resolve();
    });
    expect(done).toEqual([1]);
    slow.resolve();
    await last.promise;
    expect(done).toEqual([1, 2, 3]);
  });

  it('takes no more than its limit, and survives what fails', async () => {
    const errors: unknown[] = [];
    const sequence = new Sequence(1, (error) => errors.push(error));
    const stuck = Promise.withResolvers<void>();
    sequence.add(() => {
      throw new Error('at once');
    });
    expect(sequence.add(() => stuck.promise)).toBe(true);
    expect(sequence.add(() => {})).toBe(true);
    expect(sequence.add(() => {})).toBe(false);
    stuck.reject(new Error('later'));
    await new Promise(setImmediate);
    expect(errors).toHaveLength(2);
    expect(sequence.add(() => {})).toBe(true);
  });
});

describe('a batch', () => {
  it('asks once for what comes together', async () => {
    const sizes: number[] = [];
    const batch = new Batch<number, number>({
      run: async (items) => {
        sizes.push(items.length);
        return items.map((item) => item * 2);
      },
      size: 3,
      concurrency: 1,
    });
    expect(await Promise.all([1, 2, 3, 4].map((item) => batch.ask(item)))).toEqual([2, 4, 6, 8]);
    expect(sizes).toEqual([3, 1]);
  });

  it('rejects all when nobody can be asked', async () => {
    const batch = new Batch<number, number>({
      run: () => Promise.reject(new Error('no database')),
      size: 10,
      concurrency: 1,
    });
    const answers = await Promise.allSettled([batch.ask(1), batch.ask(2)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});

describe('a gate', () => {
  it('lets so many through at a time, and everybody in the end', async () => {
    const gate = new Gate(2);
    let inside = 0;
    let most = 0;
    const visit = () =>
      gate.pass(async () => {
        inside += 1;
        most = Math.max(most, inside);
        await new Promise(setImmediate);
        inside -= 1;
      });
    await Promise.all(Array.from({ length: 20 }, visit));
    expect(most).toBe(2);
    expect(inside).toBe(0);
  });
});

describe('a rate', () => {
  it('lets a burst pass, then as many as time brings', () => {
    let now = 0;
    const bucket = new TokenBucket({ perSecond: 10, burst: 3 }, () => now);
    expect([bucket.take(), bucket.take(), bucket.take(), bucket.take()]).toEqual([true, true, true, false]);
    now = 100;
    expect([bucket.take(), bucket.take()]).toEqual([true, false]);
    now = 100_000;
    expect(bucket.take(4)).toBe(false);
    expect(bucket.take(3)).toBe(true);
  });

  it('is not refilled by a clock that goes back', () => {
    let now = 1_000;
    const bucket = new TokenBucket({ perSecond: 10, burst: 1 }, () => now);
    expect(bucket.take()).toBe(true);
    now = 0;
    expect(bucket.take()).toBe(false);
  });
});
