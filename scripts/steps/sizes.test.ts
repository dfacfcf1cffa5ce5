import { describe, expect, it } from 'vitest';
import { faultsOf } from './sizes.ts';

const weight = {
  bytes: 107_300,
  chunks: [
    { file: '/assets/CY9fzb2.js', name: 'framework', bytes: 99_600 },
    { file: '/assets/wXI5i.js', name: 'platform-client', bytes: 6_800 },
    { file: '/assets/BVOHcnm.js', name: 'areas', bytes: 600 },
    { file: '/assets/.js', name: 'announce', bytes: 300 },
  ],
};

describe('the limit of a page', () => {
  it('is met by a page that weighs as much and no more', () => {
    expect(faultsOf({ address: '/home', atMost: 107_300 }, weight)).toEqual([]);
  });

  it('that is exceeded reports by how much, and the chunks, small ones as one line', () => {
    const [verdict, ...chunks] = faultsOf({ address: '/home', atMost: 105_000 }, weight);
    expect(verdict).toContain('2.3 kB too heavy');
    expect(chunks.map((line) => line.trim())).toEqual([
      '99.6 kB  framework',
      '6.8 kB  platform-client',
      '0.9 kB  2 of less than 1.0 kB',
    ]);
  });

  it('is broken by a forbidden chunk, however light', () => {
    const limit = { address: '/home', atMost: 200_000, without: ['platform-client'] };
    expect(faultsOf(limit, weight)).toEqual(['  must not load platform-client']);
  });
});
