import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createOutput } from '#server/logging/output.ts';

it('falls silent when nobody reads any more, and throws nothing', async () => {
  const written: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk));
      done(written.length > 1 ? new Error('EPIPE') : null);
    },
  });
  const write = createOutput(stream);
  const isClosed = new Promise((resolve) => stream.once('close', resolve));
  write('one');
  write('two');
  await isClosed;
  write('three');
  expect(written).toEqual(['one', 'two']);
});
