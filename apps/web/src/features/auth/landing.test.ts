import { roles } from '@liesse/domain';
import { describe, expect, it } from 'vitest';
import { dashboardOf, destinationAfter, loginAddress, redirectParams } from '#web/features/auth/landing.ts';

const after = (from: string) => destinationAfter(new URLSearchParams({ from }), 'partner');

describe('after signing in', () => {
  it('opens the dashboard of the role [PER-03] [STA-01]', () => {
    expect(roles.map(dashboardOf)).toEqual([
      '/client/dashboard',
      '/partner/dashboard',
      '/admin/dashboard',
      '/guest',
      '/home',
    ]);
    expect(destinationAfter(new URLSearchParams(), 'admin')).toBe('/admin/dashboard');
  });

  it('returns to the page that was asked for, with its query and its fragment', () => {
    const address = new URL(loginAddress('/client/todo?vue=liste#demain'), 'http://own.example');
    expect(address.pathname).toBe('/login');
    expect(destinationAfter(address.searchParams, 'client')).toBe('/client/todo?vue=liste#demain');
  });

  it.each([
    '//pirate.example/',
    '/\\pirate.example',
    '/\t/pirate.example',
    'https://pirate.example/',
    'javascript:alert(1)',
    'client/todo',
    '',
    '/login?from=/login',
  ])('never goes to %j', (from) => {
    expect(after(from)).toBe('/partner/dashboard');
  });
});

describe('the parameters of a redirect', () => {
  it('are read from the query and from the fragment', () => {
    const params = redirectParams({ search: '?confirmation=1', hash: '#error=access_denied&error_code=otp_expired' });
    expect(Object.fromEntries(params)).toEqual({
      confirmation: '1',
      error: 'access_denied',
      error_code: 'otp_expired',
    });
    expect([...redirectParams({ search: '', hash: '' })]).toEqual([]);
  });
});
