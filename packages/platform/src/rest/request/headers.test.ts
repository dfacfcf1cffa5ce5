import { describe, expect, it } from 'vitest';
import { parseAccept } from './media-types.ts';
import { appliedPreferences, parsePreferences } from './preferences.ts';

const isTimezone = (name: string) => name === 'Europe/Paris';

describe('the Prefer header', () => {
  it('reads what it knows and takes the first of two', () => {
    expect(
      parsePreferences(
        'return=representation, count=exact,count=planned, max-affected=3, timezone=Europe/Paris',
        isTimezone,
      ),
    ).toMatchObject({
      return: 'representation',
      count: 'exact',
      maxAffected: 3,
      timezone: 'Europe/Paris',
    });
  });

  it('ignores what it does not know, unless handling is strict', () => {
    expect(parsePreferences('return=all, timezone=Mars', isTimezone)).toMatchObject({ return: null, timezone: null });
    expect(() => parsePreferences('handling=strict, return=all', isTimezone)).toThrow(
      expect.objectContaining({
        body: expect.objectContaining({ code: 'PGRST122', details: 'Invalid preferences: return=all' }),
      }),
    );
  });

  it('lists only the preferences that were sent', () => {
    const preferences = parsePreferences('count=exact, max-affected=2', isTimezone);
    expect(appliedPreferences(preferences, ['return', 'count', 'maxAffected'])).toBe('count=exact, max-affected=2');
    expect(appliedPreferences(preferences, ['return'])).toBeNull();
  });
});

describe('the Accept header', () => {
  it('means JSON when absent or open', () => {
    expect(parseAccept(undefined).accepted).toEqual([{ kind: 'array', stripped: false }]);
    expect(parseAccept('*/*').accepted).toEqual([{ kind: 'array', stripped: false }]);
  });

  it('follows the order of preference', () => {
    expect(parseAccept('text/csv;q=0.5, application/vnd.pgrst.object+json;nulls=stripped').accepted).toEqual([
      { kind: 'object', stripped: true },
      { kind: 'csv' },
    ]);
  });

  it('reads a plan with the type it is for', () => {
    expect(parseAccept('application/vnd.pgrst.plan+json; for="text/csv"; options=analyze|buffers').accepted).toEqual([
      { kind: 'plan', format: 'json', options: ['analyze', 'buffers'], for: { kind: 'csv' } },
    ]);
  });

  it('knows nothing of images', () => {
    expect(parseAccept('image/png').accepted).toEqual([]);
  });
});
