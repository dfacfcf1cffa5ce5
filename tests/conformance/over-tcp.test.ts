import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { overTcp } from './over-tcp.ts';

it('lists files that exist, to run over TCP too', () => {
  const missing = Object.keys(overTcp).filter((file) => !existsSync(join(import.meta.dirname, file)));
  expect(missing).toEqual([]);
});
