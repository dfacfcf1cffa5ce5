import { expect, it } from 'vitest';
import { createErrorCount } from '#server/metrics/error-count.ts';

const answered = (status: number, service = 'rest') =>
  ({ kind: 'request.answered', service, method: 'GET', status, ms: 1, bytes: 0 }) as const;

it('adds errors of the server at once for many requests, and writes nothing without any', async () => {
  const written: number[] = [];
  const count = createErrorCount(async (number) => void written.push(number));
  await count.flush();
  for (const status of [200, 404, 500, 503]) count.observe(answered(status));
  await count.flush();
  await count.stop();
  expect(written).toEqual([2]);
});

it('leaves out those who wait for the server to start', async () => {
  const written: number[] = [];
  const count = createErrorCount(async (number) => void written.push(number));
  count.observe(answered(503, 'start'));
  await count.stop();
  expect(written).toEqual([]);
});

it('does not lose what could not be written', async () => {
  const written: number[] = [];
  let isDown = true;
  const count = createErrorCount(async (number) => {
    if (isDown) throw new Error('no database');
    written.push(number);
  });
  count.observe(answered(500));
  await count.flush();
  isDown = false;
  count.observe(answered(500));
  await count.stop();
  expect(written).toEqual([2]);
});
