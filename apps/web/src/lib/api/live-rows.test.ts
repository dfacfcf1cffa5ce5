// When the changes of rows are passed on.
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { batchChanges, type RowChange } from '#web/lib/api/live-rows.ts';

const change = (id: string): RowChange => ({ table: 'tasks', kind: 'UPDATE', row: { id } });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function makeBatch() {
  const cache = new QueryClient();
  const batches: RowChange[][] = [];
  return { cache, batches, batch: batchChanges(cache, (changes) => batches.push(changes)) };
}

/** A mutation that runs until `answer` is called. */
function startMutation(cache: QueryClient, isOptimistic: boolean): { answer: () => void } {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  void new MutationObserver(cache, { meta: { isOptimistic }, mutationFn: () => promise }).mutate();
  return { answer };
}

test('changes that come together are one batch, and the opening of the channel is an empty one', async () => {
  const { batches, batch } = makeBatch();
  batch.add(change('a'));
  batch.add(change('b'));
  await vi.advanceTimersByTimeAsync(100);
  batch.add(null);
  await vi.advanceTimersByTimeAsync(100);
  expect(batches).toEqual([[change('a'), change('b')], []]);
});

test('changes wait for an optimistic update that is being sent, and for no other mutation', async () => {
  const { cache, batches, batch } = makeBatch();
  startMutation(cache, false);
  const { answer } = startMutation(cache, true);
  batch.add(change('a'));
  await vi.advanceTimersByTimeAsync(1_000);
  batch.add(change('b'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(batches).toEqual([]);
  answer();
  await vi.advanceTimersByTimeAsync(100);
  expect(batches).toEqual([[change('a'), change('b')]]);
});

test('nothing is passed on after the page was left', async () => {
  const { batches, batch } = makeBatch();
  batch.add(change('a'));
  batch.stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(batches).toEqual([]);
});
