import { describe, expect, it } from 'vitest';
import { matchRole, partnerTypes, permissions, roles } from './accounts.ts';

describe('roles', () => {
  it('are matched whatever their case', () => {
    expect(matchRole('Admin')).toBe('admin');
    expect(matchRole(' CLIENT ')).toBe('client');
  });

  it('are nothing when unknown', () => {
    expect(matchRole('root')).toBeNull();
    expect(matchRole('')).toBeNull();
  });

  it('partner types and permissions are the lists of the specification', () => {
    expect([roles.length, partnerTypes.length, permissions.length]).toEqual([5, 10, 10]);
  });
});
