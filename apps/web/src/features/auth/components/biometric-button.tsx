// The device's own lock in place of the password. Tried once by itself when this browser was told to.
import { Fingerprint } from 'lucide-react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { AUTOMATIC_AFTER_MS, offersBiometrics, signInByBiometrics } from '#web/features/auth/biometrics.ts';
import type { SessionState } from '#web/features/auth/session.ts';
import { useDevice } from '#web/lib/device.ts';
import { auth } from '#web/locales/fr/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';

const { biometric: text } = auth;

export function BiometricButton({ onSignedIn }: { onSignedIn: (state: SessionState) => void }) {
  const { kind } = useDevice();
  // Known to this browser alone: the server's page never offers it.
  const isOffered = useSyncExternalStore(
    neverChanges,
    () => offersBiometrics(kind),
    () => false,
  );
  const [isBusy, setBusy] = useState(false);

  async function start() {
    setBusy(true);
    const result = await signInByBiometrics();
    setBusy(false);
    if (result.ok) {
      toast({ title: text.success });
      return onSignedIn(result.state);
    }
    const isOfDevice = result.code === 'unexpected';
    toast({ variant: 'destructive', title: isOfDevice ? text.error : text.failed });
  }

  const startByItself = useEffectEvent(() => void start());
  useEffect(() => {
    if (!isOffered) return undefined;
    const timer = setTimeout(() => startByItself(), AUTOMATIC_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOffered]);

  if (!isOffered) return null;
  return (
    <Button
      look="secondary"
      wide
      isBusy={isBusy}
      icon={<Fingerprint aria-hidden className="size-5" strokeWidth={1.5} />}
      onClick={() => void start()}
    >
      {text.button}
    </Button>
  );
}

const neverChanges = () => () => {};
