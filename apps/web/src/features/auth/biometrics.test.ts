import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  enableBiometrics,
  hasPlatformAuthenticator,
  isRefusedByDevice,
  offersBiometrics,
} from '#web/features/auth/biometrics.ts';
import { fakeStorage } from '#web/lib/offline/fake-storage.ts';

const withLock = (isAvailable: boolean) => ({
  isUserVerifyingPlatformAuthenticatorAvailable: async () => isAvailable,
});

describe('the biometric lock of the device', () => {
  const values = fakeStorage();
  beforeEach(() => {
    vi.stubGlobal('window', { PublicKeyCredential: {} });
  });

  it('is offered on a phone or a tablet where it was switched on [LOG-02] [ENT-06]', () => {
    expect(offersBiometrics('mobile')).toBe(false);
    enableBiometrics('someone');
    expect([...values]).toEqual([
      ['biometric_enabled', 'true'],
      ['biometric_user_id', 'someone'],
    ]);
    expect((['mobile', 'tablet', 'desktop'] as const).map(offersBiometrics)).toEqual([true, true, false]);
    vi.stubGlobal('window', {});
    expect(offersBiometrics('mobile')).toBe(false);
    enableBiometrics(null);
    expect([...values]).toEqual([]);
  });

  it('starts automatically only where the device has one [STA-06]', async () => {
    for (const isAvailable of [true, false]) {
      vi.stubGlobal('PublicKeyCredential', withLock(isAvailable));
      expect(await hasPlatformAuthenticator()).toBe(isAvailable);
    }
    vi.stubGlobal('window', {});
    expect(await hasPlatformAuthenticator()).toBe(false);
  });

  it('tells a refusal from a failure [ERR-11]', () => {
    expect(isRefusedByDevice('ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY')).toBe(true);
    expect(isRefusedByDevice('webauthn_verification_failed')).toBe(true);
    expect(isRefusedByDevice('network')).toBe(false);
    expect(isRefusedByDevice('ERROR_INVALID_DOMAIN')).toBe(false);
  });
});
