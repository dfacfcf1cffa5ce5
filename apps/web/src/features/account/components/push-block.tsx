// Push messages: turns them on in this browser, and the choices that hold for all devices of the person.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Actions, Refused } from '#web/features/account/components/account-part.tsx';
import type { Settings } from '#web/features/account/preferences.ts';
import { refusalSentence } from '#web/lib/api/calls.ts';
import { native } from '#web/lib/device/native.ts';
import { type PushRefusal, readPushState, turnOffPush, turnOnPush } from '#web/lib/push/push-subscription.ts';
import { account } from '#web/locales/fr/account/account.ts';
import { push as text } from '#web/locales/fr/account/push.ts';
import { Button } from '#web/ui/button.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { Switch } from '#web/ui/fields/switch.tsx';
import { TimeField } from '#web/ui/fields/value/time-field.tsx';
import { isTime } from '#web/ui/fields/value/time-field-text.ts';

interface PushBlockProps {
  personId: string;
  settings: Settings;
  /** The error of the last change. */
  refused: string | undefined;
  onChange: (change: Partial<Settings>) => void;
}

export function PushBlock({ personId, settings, refused, onChange }: PushBlockProps) {
  return (
    <div className="divide-y divide-hairline">
      <div className="pb-6">
        <ThisDevice personId={personId} />
      </div>
      <div className="py-4">
        <Switch
          label={text.content}
          hint={text.contentHint}
          checked={settings.push_content}
          error={refused}
          onChange={(event) => onChange({ push_content: event.target.checked })}
        />
      </div>
      <QuietHours settings={settings} onChange={onChange} />
    </div>
  );
}

const deniedSentence = (): string => (native() === null ? text.denied : text.deniedInApplication);

const refusals = (): Readonly<Record<PushRefusal, string>> => ({
  denied: deniedSentence(),
  unanswered: text.unanswered,
  unavailable: text.unavailable,
  unreachable: text.unreachable,
});

function ThisDevice({ personId }: { personId: string }) {
  const queryKey = ['push-state', personId];
  const { data: state } = useQuery({
    queryKey,
    queryFn: () => readPushState(personId),
    // It is the state of the device, which changes in its settings and not on the server.
    networkMode: 'always',
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });
  const on = useToastMutation({
    mutationFn: () => turnOnPush(personId),
    success: { title: text.turnedOn },
    errorMessage: (refusal) => refusalSentence(refusal, refusals()),
    invalidates: [queryKey],
  });
  const off = useToastMutation({
    mutationFn: turnOffPush,
    success: { title: text.turnedOff },
    errorTitle: account.failed,
    invalidates: [queryKey],
  });

  if (state === undefined) return null;
  if (state === 'unsupported' || state === 'needs-install' || state === 'denied') {
    const sentences = { unsupported: text.unsupported, 'needs-install': text.needsInstall, denied: deniedSentence() };
    // After a click the sentence is also announced.
    return on.refusal === null ? (
      <p className="text-quiet">{sentences[state]}</p>
    ) : (
      <Refused sentence={sentences[state]} />
    );
  }
  const isOn = state === 'on';
  return (
    <>
      <p className={isOn ? '' : 'text-quiet'}>{isOn ? text.isOn : text.explanation}</p>
      <Actions>
        {isOn ? (
          <Button look="secondary" isBusy={off.isPending} onClick={() => void off.run()}>
            {text.turnOff}
          </Button>
        ) : (
          <Button isBusy={on.isPending} onClick={() => void on.run()}>
            {on.isPending ? text.turningOn : text.turnOn}
          </Button>
        )}
      </Actions>
      <Refused sentence={on.refusal?.code === 'denied' ? null : on.errorMessage} />
    </>
  );
}

const NIGHT = { from: '22:00', until: '08:00' };

/** A time is saved once both are times and differ. */
function QuietHours({ settings, onChange }: Pick<PushBlockProps, 'settings' | 'onChange'>) {
  const isOn = settings.quiet_from !== null;
  const [hours, setHours] = useState({
    from: clock(settings.quiet_from) ?? NIGHT.from,
    until: clock(settings.quiet_until) ?? NIGHT.until,
  });
  function change(next: { from: string; until: string }) {
    setHours(next);
    if (isTime(next.from) && isTime(next.until) && next.from !== next.until)
      onChange({ quiet_from: next.from, quiet_until: next.until });
  }
  return (
    <div className="pt-4">
      <Switch
        label={text.quiet}
        hint={text.quietHint}
        checked={isOn}
        onChange={(event) => (event.target.checked ? change(hours) : onChange({ quiet_from: null, quiet_until: null }))}
      />
      {isOn && (
        <div className="mt-4 grid max-w-xs grid-cols-2 gap-4">
          <TimeField
            label={text.quietFrom}
            value={hours.from}
            onChange={(from) => change({ ...hours, from: from ?? '' })}
          />
          <TimeField
            label={text.quietUntil}
            value={hours.until}
            error={hours.from === hours.until ? text.sameHours : undefined}
            onChange={(until) => change({ ...hours, until: until ?? '' })}
          />
        </div>
      )}
    </div>
  );
}

/** PostgreSQL writes seconds. */
const clock = (time: string | null): string | null => time?.slice(0, 5) ?? null;
