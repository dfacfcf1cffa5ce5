// Whether this telephone or tablet offers its own lock at the next sign-in. Known to this device alone.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { startBiometrics, usesBiometrics } from '#web/features/account/passkeys.ts';
import { deviceQuery } from '#web/features/account/queries.ts';
import { useProof } from '#web/features/account/reauthentication.ts';
import { useAct } from '#web/features/account/use-account-mutation.ts';
import { enableBiometrics } from '#web/features/auth/biometrics.ts';
import { useDevice } from '#web/lib/device/use-device.ts';
import { account } from '#web/locales/fr/account.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { Switch } from '#web/ui/fields/switch.tsx';

const { keys: text } = account.security;

export function BiometricsSwitch({ personId, hasPasskey }: { personId: string; hasPasskey: boolean }) {
  const { kind } = useDevice();
  const { data: isAvailable } = useQuery(deviceQuery);
  const act = useAct();
  const { prove } = useProof();
  const [isOn, setOn] = useState(() => usesBiometrics(personId));
  // The sign-in page offers it on telephones and tablets only.
  if (kind === 'desktop' || isAvailable !== true) return null;

  async function change(isWanted: boolean) {
    if (!isWanted) {
      enableBiometrics(null);
      setOn(false);
      return toast({ title: text.biometricsOff });
    }
    const done = await act.run(() => prove(() => startBiometrics(personId, hasPasskey)), {
      success: { title: text.biometricsOn },
    });
    if (done) setOn(true);
  }

  return (
    <div className="mt-6">
      <Switch
        label={text.biometrics}
        hint={text.biometricsHint}
        error={act.refusal ?? undefined}
        checked={isOn}
        disabled={act.isBusy}
        onChange={(event) => void change(event.target.checked)}
      />
    </div>
  );
}
