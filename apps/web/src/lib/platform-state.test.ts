import { describe, expect, it } from 'vitest';
import { parsePlatformState } from '#web/lib/platform-state.ts';

describe('what the platform says of itself', () => {
  it('is taken when it is whole', () => {
    const state = { database: 'ready', tables: 8, milliseconds: 2 };
    expect(parsePlatformState(state)).toEqual(state);
  });

  it.each([null, 'ready', {}, { database: 'ready' }, { database: 'ready', tables: '8', milliseconds: 2 }])(
    'counts as unavailable otherwise: %j',
    (value) => {
      expect(parsePlatformState(value)).toEqual({ database: 'unavailable' });
    },
  );
});
