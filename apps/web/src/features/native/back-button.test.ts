import { describe, expect, it, vi } from 'vitest';
import { asksBeforeExit, handleBackButton } from '#web/features/native/back-button.ts';

const pressed = async (pathname: string, { canGoBack = true, isConfirmed = false } = {}) => {
  const calls: string[] = [];
  const call = (name: string) => () => void calls.push(name);
  const confirmExit = vi.fn(async () => isConfirmed);
  await handleBackButton({
    pathname,
    canGoBack,
    goBack: call('back'),
    goHome: call('home'),
    confirmExit,
    exit: call('exit'),
  });
  return { calls, isAsked: confirmExit.mock.calls.length === 1 };
};

describe('the back button of the device [NAT-01]', () => {
  it.each([
    '/',
    '/home',
    '/login',
    '/client/dashboard',
    '/partner/dashboard',
    '/admin/dashboard',
    '/admin/dashboard/',
    '/guest',
  ])('asks before it leaves %s', async (pathname) => {
    expect(asksBeforeExit(pathname)).toBe(true);
    expect(await pressed(pathname)).toEqual({ calls: [], isAsked: true });
    expect(await pressed(pathname, { isConfirmed: true })).toEqual({ calls: ['exit'], isAsked: true });
  });

  it.each(['/client/guests', '/register', '/partners', '/guest/event', '/client'])(
    'goes back from %s',
    async (pathname) => {
      expect(await pressed(pathname)).toEqual({ calls: ['back'], isAsked: false });
    },
  );

  it('leads home from a page that a link opened', async () => {
    expect(await pressed('/invite/1', { canGoBack: false })).toEqual({ calls: ['home'], isAsked: false });
  });
});
