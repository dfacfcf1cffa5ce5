import { roles } from '@liesse/domain';
import { describe, expect, it } from 'vitest';
import { dashboardOf, destinationAfter, loginAddress, toldBy } from '#web/features/auth/landing.ts';

const after = (from: string) => destinationAfter(new URLSearchParams({ from }), 'partner');

describe('after signing in', () => {
  it('lands by the role alone [PER-03] [STA-01]', () => {
    expect(roles.map(dashboardOf)).toEqual([
      '/client/dashboard',
      '/partner/dashboard',
      '/admin/dashboard',
      '/guest',
      '/home',
    ]);
    expect(destinationAfter(new URLSearchParams(), 'admin')).toBe('/admin/dashboard');
  });

  it('goes back to the page one came from, with its query and its place', () => {
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

describe('what a link told on the way back', () => {
  it('is read from the query and from the fragment', () => {
    const told = toldBy({ search: '?confirmation=1', hash: '#error=access_denied&error_code=otp_expired' });
    expect(Object.fromEntries(told)).toEqual({ confirmation: '1', error: 'access_denied', error_code: 'otp_expired' });
    expect([...toldBy({ search: '', hash: '' })]).toEqual([]);
  });
});
