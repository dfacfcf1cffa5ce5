// Unlocks the session of the secure store by the biometrics of the device.
import { getSession, readSessionAgain } from '#web/features/auth/session.ts';
import type { Plugins, Verification } from '#web/features/native/plugins.ts';
import type { SecureSession } from '#web/features/native/secure-session.ts';
import { attempt, type Done, refusalOf } from '#web/lib/api/refusal.ts';
import { BIOMETRICS_EXHAUSTED, BIOMETRICS_REFUSED, type Native } from '#web/lib/device/native.ts';

export function createBiometrics(plugin: Plugins['biometrics'], session: SecureSession): Native['biometrics'] {
  return {
    isOffered: () => session.isLocked(),
    isAvailable: () => plugin.isAvailable(),
    verify: async () => resultOf(await plugin.verify()),
    unlock: () =>
      attempt(async () => {
        const verification = await plugin.verify();
        if (verification === 'refused' && (await session.addFailure()) === 0)
          return refusalOf({ code: BIOMETRICS_EXHAUSTED });
        if (verification !== 'verified') return resultOf(verification);
        await session.unlock();
        await readSessionAgain();
        return getSession().status === 'signed-out' ? refusalOf({ code: 'session_not_found' }) : { ok: true };
      }),
  };
}

function resultOf(verification: Verification): Done {
  if (verification === 'verified') return { ok: true };
  return refusalOf({ code: verification === 'failed' ? 'biometrics_failed' : BIOMETRICS_REFUSED });
}
