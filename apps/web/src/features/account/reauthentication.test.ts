import { describe, expect, it } from 'vitest';
import type { Account, Method } from '#web/features/account/queries.ts';
import { needsReauthentication, questionFor } from '#web/features/account/reauthentication.ts';
import { refusalOf } from '#web/lib/api/refusal.ts';

const stale = refusalOf({ code: 'reauthentication_needed' });
const low = refusalOf({ code: 'insufficient_aal' });
const app: Method = { id: '1', kind: 'totp', since: '2026-11-15T00:00:00Z' };
const bare: Account = {
  email: 'camille@example.fr',
  newEmail: null,
  hasPassword: true,
  methods: [],
  hasRecoveryCodes: false,
  identities: [],
};

describe('fresh proof', () => {
  it('is required by two refusals and no other', () => {
    expect([stale, low].every(needsReauthentication)).toBe(true);
    expect(needsReauthentication(refusalOf({ code: 'weak_password' }))).toBe(false);
  });

  it('for a new password or address is a code by mail', () => {
    expect(questionFor(stale, { ...bare, methods: [app] }, 'mail')).toEqual({ kind: 'mail', email: bare.email });
  });

  it('is the second step where there is one, whatever else there is', () => {
    expect(questionFor(stale, { ...bare, methods: [app] })).toMatchObject({ kind: 'factor', method: app });
    expect(questionFor(low, { ...bare, methods: [app] }, 'mail')).toMatchObject({ kind: 'factor', method: app });
  });

  it('is the password otherwise, and without one a new sign-in', () => {
    expect(questionFor(stale, bare)).toEqual({ kind: 'password', email: bare.email });
    expect(questionFor(stale, { ...bare, hasPassword: false })).toEqual({ kind: 'again' });
  });
});
