import { describe, expect, it } from 'vitest';
import type { Identity } from '#platform/auth/tokens/verifier.ts';
import { metaOf } from './presence-frames.ts';

const bearer = (claims: Identity['claims']): Identity => ({
  role: 'authenticated',
  claims,
  claimsText: JSON.stringify(claims),
  sessionId: null,
});

describe('what others see of somebody present', () => {
  it('names the person that the token names, whatever the client wrote', () => {
    const meta = metaOf({ user_id: 'victim', phx_ref: 'x', name: 'Anna' }, bearer({ sub: 'anna' }), 'r1', undefined);
    expect(meta).toEqual({ name: 'Anna', user_id: 'anna', phx_ref: 'r1' });
  });

  it('names nobody when the token names nobody', () => {
    expect(metaOf({ user_id: 'victim' }, bearer({}), 'r1', 'r0')).toEqual({ phx_ref: 'r1', phx_ref_prev: 'r0' });
  });
});
