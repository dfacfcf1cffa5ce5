import { describe, expect, it } from 'vitest';
import { faultsOf } from './sizes.ts';

const weight = {
  bytes: 106_400,
  chunks: [
    { file: '/assets/framework-CY9fzb2D.js', bytes: 99_600 },
    { file: '/assets/platform-client-Vt-wXI5i.js', bytes: 6_800 },
  ],
};

describe('the limit of a page', () => {
  it('is kept by a page that weighs as much and no more', () => {
    expect(faultsOf({ address: '/home', modules: [], atMost: 106_400 }, weight)).toEqual([]);
  });

  it('that is passed tells by how much, and which chunks there are', () => {
    const [verdict, ...chunks] = faultsOf({ address: '/home', modules: [], atMost: 105_000 }, weight);
    expect(verdict).toContain('1.4 kB too heavy');
    expect(chunks.map((line) => line.trim())).toEqual(['99.6 kB  framework', '6.8 kB  platform-client']);
  });

  it('is broken by a forbidden chunk, however light', () => {
    const limit = { address: '/home', modules: [], atMost: 200_000, without: ['platform-client'] };
    expect(faultsOf(limit, weight)).toEqual(['  must not load platform-client']);
  });
});
