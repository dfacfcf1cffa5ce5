import { describe, expect, it } from 'vitest';
import { isTemporary, refusalOf } from '#web/features/guest-area/api.ts';

const full = { code: 'PT409', message: 'Complet.', details: 'moment-full', hint: 'dinner' };

describe('a refusal', () => {
  it.each([
    ['a full moment, with its name', 409, full, 'moment-full', 'dinner'],
    ['a wrong link', 404, { details: 'unknown-link', hint: null }, 'unknown-link', null],
    ['a network that tries too often', 429, null, 'too-many', null],
    ['a server that is gone', 503, null, 'unavailable', null],
    ['a reason of another kind', 400, { details: 'Results contain 2 rows' }, 'unexpected', null],
    ['an answer that is none', 401, 'nothing', 'unexpected', null],
  ])('is read from %s', (_name, status, answer, reason, hint) => {
    expect(refusalOf(status, answer)).toMatchObject({ reason, hint });
  });

  it('passes by itself only when nobody decided it', () => {
    expect(
      (['network', 'unavailable', 'too-many', 'closed', 'moment-full', 'unexpected'] as const).map(isTemporary),
    ).toEqual([true, true, true, false, false, false]);
  });
});
