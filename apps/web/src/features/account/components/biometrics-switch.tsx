// Decides whether this telephone or tablet offers its biometric lock at the next sign-in. Only this device stores the choice.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { startBiometrics, usesBiometrics } from '#web/features/account/passkeys.ts';
import { deviceQuery, passkeysQuery } from '#web/features/account/queries.ts';
import { useReauthentication } from '#web/features/account/reauthentication.ts';
import { useAccountMutation } from '#web/features/account/use-account-mutation.ts';
import { enableBiometrics } from '#web/features/auth/biometrics.ts';
import { native } from '#web/lib/device/native.ts';
import { useDevice } from '#web/lib/device/use-device.ts';
import { account } from '#web/locales/fr/account/account.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { Switch } from '#web/ui/fields/switch.tsx';

const { keys: text } = account.security;

export function BiometricsSwitch({ personId, hasPasskey }: { personId: string; hasPasskey: boolean }) {
  const { kind } = useDevice();
  const { data: isAvailable } = useQuery(deviceQuery);
  const { prove } = useReauthentication();
  const start = useAccountMutation({
    mutationFn: () => prove(() => startBiometrics(personId, hasPasskey)),
    invalidates: [passkeysQuery.queryKey],
    success: { title: text.biometricsOn },
  });
  const [isOn, setOn] = useState(() => usesBiometrics(personId));
  // The sign-in page offers it on telephones and tablets only.
  if ((kind === 'desktop' && native() === null) || isAvailable !== true) return null;

  async function change(isWanted: boolean) {
    if (!isWanted) {
      enableBiometrics(null);
      setOn(false);
      return toast({ title: text.biometricsOff });
    }
    if ((await start.run()) !== null) setOn(true);
  }

  return (
    <div className="mt-6">
      <Switch
        label={text.biometrics}
        hint={text.biometricsHint}
        error={start.errorMessage ?? undefined}
        checked={isOn}
        disabled={start.isPending}
        onChange={(event) => void change(event.target.checked)}
      />
    </div>
  );
}
