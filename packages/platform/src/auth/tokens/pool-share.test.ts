import { describe, expect, it } from 'vitest';
import { shareOf } from './pool-share.ts';

describe('the share of a caller', () => {
  const identity = (role: string, claims: Record<string, unknown> = {}) => ({
    role,
    claims,
    claimsText: '',
    sessionId: null,
  });

  it('is its network without an account, the /64 of an IPv6 address', () => {
    expect(shareOf(identity('anon'), '2001:db8:1:2:3::9')).toEqual({
      holder: '2001:0db8:0001:0002::/64',
      isAnonymous: true,
    });
    expect(shareOf(identity('authenticated', { sub: 'x', is_anonymous: true }), '198.51.100.1')).toEqual({
      holder: '198.51.100.1',
      isAnonymous: true,
    });
  });

  it('is its account with one, and none for the service role', () => {
    expect(shareOf(identity('authenticated', { sub: 'account-1' }), '198.51.100.1')).toEqual({
      holder: 'account-1',
      isAnonymous: false,
    });
    expect(shareOf(identity('service_role'), '198.51.100.1')).toBeNull();
  });
});
