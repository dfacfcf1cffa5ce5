import { describe, expect, it } from 'vitest';
import {
  type Entitled,
  hasPartnerType,
  hasPermission,
  hasRole,
  matchRole,
  partnerTypes,
  permissions,
  roles,
} from './accounts.ts';

const person = (given: Partial<Entitled>): Entitled => ({
  role: 'client',
  permissions: null,
  partnerType: null,
  ...given,
});

describe('roles', () => {
  it('are five, matched whatever their case [STA-01]', () => {
    for (const role of roles) expect(matchRole(role.toUpperCase())).toBe(role);
    expect(matchRole('Admin')).toBe('admin');
    expect(matchRole(' CLIENT ')).toBe('client');
  });

  it('are asked for one by one or as a list [PER-02]', () => {
    const partner = person({ role: 'partner' });
    expect([hasRole(partner, 'partner'), hasRole(partner, 'client')]).toEqual([true, false]);
    expect([hasRole(partner, ['client', 'partner']), hasRole(partner, ['client', 'admin'])]).toEqual([true, false]);
    expect(hasRole(partner, [])).toBe(false);
  });

  it('are nothing when unknown', () => {
    expect(matchRole('root')).toBeNull();
    expect(matchRole('')).toBeNull();
  });

  it('partner types and permissions are the lists of the specification', () => {
    expect([roles.length, partnerTypes.length, permissions.length]).toEqual([5, 10, 10]);
  });
});

describe('permissions [PER-01]', () => {
  it('are all an administrator’s, unless a list narrows them', () => {
    const admin = person({ role: 'admin' });
    expect(permissions.every((permission) => hasPermission(admin, permission))).toBe(true);
    const limited = person({ role: 'admin', permissions: ['view_dashboard'] });
    expect(permissions.filter((permission) => hasPermission(limited, permission))).toEqual(['view_dashboard']);
  });

  it('are for others what their list says', () => {
    for (const role of roles.filter((one) => one !== 'admin')) {
      expect(permissions.some((permission) => hasPermission(person({ role }), permission))).toBe(false);
      expect(hasPermission(person({ role, permissions: ['manage_guests'] }), 'manage_guests')).toBe(true);
      expect(hasPermission(person({ role, permissions: ['manage_guests'] }), 'manage_events')).toBe(false);
    }
  });
});

describe('partner types [PER-01]', () => {
  it('are asked of partners only', () => {
    const florist = person({ role: 'partner', partnerType: 'florist' });
    expect(hasPartnerType(florist, ['florist', 'decorator'])).toBe(true);
    expect(hasPartnerType(florist, ['dj'])).toBe(false);
    expect(hasPartnerType(person({ role: 'partner' }), ['dj'])).toBe(false);
    expect(hasPartnerType(person({ role: 'admin' }), ['dj'])).toBe(true);
    expect(hasPartnerType(person({}), ['dj'])).toBe(true);
  });
});
