import { describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '#web/lib/offline/fake-storage.ts';
import { remember, remembered, storageKeys } from '#web/lib/offline/storage-keys.ts';

describe('what a browser remembers [ENT-06]', () => {
  const values = fakeStorage();

  it('has these names', () => {
    expect(storageKeys).toEqual({
      session: 'liesse.session',
      rememberedEmail: 'rememberedEmail',
      rememberMe: 'rememberMe',
      demoUser: 'currentDemoUser',
      biometricEnabled: 'biometric_enabled',
      biometricUserId: 'biometric_user_id',
      installed: 'liesse.installed',
      secondStep: '2fa_enabled',
      theme: 'theme',
      event: 'liesse.event',
      dashboard: 'liesse.dashboard',
      invitations: 'liesse.invitations',
      passes: 'liesse.passes',
      replies: 'liesse.replies',
      timelineSheets: 'liesse.timeline-sheets',
      copies: 'liesse.copies',
      favourites: 'liesse.favourites',
      favouritesDeclined: 'liesse.favourites-declined',
      push: 'liesse.push',
      fullStorageSeen: 'liesse.full-storage-seen',
      installDeclined: 'liesse.install-declined',
    });
  });

  it('is stored, replaced and removed', () => {
    expect(remembered('theme')).toBeNull();
    remember('theme', 'light');
    expect(values.get('theme')).toBe('light');
    expect(remembered('theme')).toBe('light');
    remember('theme', null);
    expect(values.has('theme')).toBe(false);
  });

  it('is nothing where the store is forbidden or full', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(remembered('theme')).toBeNull();
    expect(() => remember('theme', 'light')).not.toThrow();
    expect(() => remember('theme', null)).not.toThrow();
  });
});
