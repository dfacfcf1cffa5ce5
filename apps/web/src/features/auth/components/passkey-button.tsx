// Signs in with a passkey in place of the password. Where the person enabled it on this device, it is labelled as the biometric lock
// and starts once automatically.
import { Fingerprint, KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import {
  AUTOMATIC_AFTER_MS,
  hasPlatformAuthenticator,
  isRefusedByDevice,
  offersBiometrics,
  signInByPasskey,
} from '#web/features/auth/biometrics.ts';
import type { SessionState } from '#web/features/auth/session.ts';
import { BIOMETRICS_EXHAUSTED, native } from '#web/lib/device/native.ts';
import { useDevice } from '#web/lib/device/use-device.ts';
import { auth } from '#web/locales/fr/account/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

const { biometric: text } = auth;

export function PasskeyButton({ onSignedIn }: { onSignedIn: (state: SessionState) => void }) {
  const { kind } = useDevice();
  // Only this browser knows the setting: the server's page never offers it.
  const isOffered = useSyncExternalStore(
    neverChanges,
    () => offersBiometrics(kind),
    () => false,
  );
  const [isBusy, setBusy] = useState(false);

  async function start() {
    setBusy(true);
    const result = await signInByPasskey();
    setBusy(false);
    if (result.ok) {
      toast({ title: text.success });
      return onSignedIn(result.state);
    }
    const description = result.code === BIOMETRICS_EXHAUSTED ? text.exhausted : undefined;
    if (isRefusedByDevice(result.code)) return toast({ variant: 'destructive', title: text.failed, description });
    toast({ variant: 'destructive', title: text.error, description: result.message });
  }

  const startByItself = useEffectEvent(async () => {
    if (await hasPlatformAuthenticator()) await start();
  });
  useEffect(() => {
    if (!isOffered) return undefined;
    const timer = setTimeout(() => void startByItself(), AUTOMATIC_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOffered]);

  // The web view of a shell has no passkeys.
  if (!isOffered && native() !== null) return null;
  const Icon = isOffered ? Fingerprint : KeyRound;
  return (
    <Button
      look="secondary"
      size="small"
      wide
      isBusy={isBusy}
      icon={<Icon aria-hidden className="size-5" strokeWidth={1.5} />}
      onClick={() => void start()}
    >
      {isOffered ? text.button : auth.login.passkey}
    </Button>
  );
}

const neverChanges = () => () => {};
