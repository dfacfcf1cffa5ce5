// The switches of the notification preferences, by kind and channel. Each switch is saved at once.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { AccountBlock, AccountGroup } from '#web/features/account/components/account-part.tsx';
import { PushBlock } from '#web/features/account/components/push-block.tsx';
import { Loaded } from '#web/features/account/components/query-content.tsx';
import {
  type Change,
  type Channel,
  type Kind,
  kinds,
  type Preferences,
  preferencesMutation,
  preferencesQuery,
} from '#web/features/account/preferences.ts';
import { refusalOf } from '#web/lib/api/refusal.ts';
import { account } from '#web/locales/fr/account/account.ts';
import { push } from '#web/locales/fr/account/push.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { Switch } from '#web/ui/fields/switch.tsx';

const { notifications: text } = account;

export function NotificationsSection({ personId }: { personId: string }) {
  const preferences = useQuery(preferencesQuery(personId));
  return (
    <AccountGroup id="notifications" title={text.title}>
      <AccountBlock title={text.subtitle} description={text.description}>
        <Loaded query={preferences}>{(data) => <Choices personId={personId} preferences={data} />}</Loaded>
      </AccountBlock>
      <AccountBlock title={push.title} description={push.description}>
        <Loaded query={preferences}>{(data) => <Device personId={personId} preferences={data} />}</Loaded>
      </AccountBlock>
    </AccountGroup>
  );
}

interface PreferencesProps {
  personId: string;
  preferences: Preferences;
}

const channels: readonly (readonly [Channel, string])[] = [
  ['by_mail', text.byMail],
  ['in_app', text.inApp],
  ['by_push', push.byPush],
];

function Choices({ personId, preferences }: PreferencesProps) {
  const { choose, refused, variables } = useChoice(personId);
  const isAbout = (kind: Kind, channel: Channel) =>
    variables !== undefined && 'kind' in variables && variables.kind === kind && variables.channel === channel;

  return (
    <div className="-mt-4 divide-y divide-hairline">
      {kinds.map((kind) => (
        <fieldset key={kind} className="py-4">
          <legend className="float-left w-full pb-1">{text.kinds[kind].title}</legend>
          <p className="clear-both text-quiet text-small">{text.kinds[kind].hint}</p>
          <div className="mt-2 grid gap-x-10 text-small tablet:grid-cols-2">
            {channels.map(([channel, label]) => (
              <Switch
                key={channel}
                label={label}
                checked={preferences.choices[kind][channel]}
                // A device shows what the application lists, and nothing else.
                disabled={channel === 'by_push' && !preferences.choices[kind].in_app}
                error={isAbout(kind, channel) ? refused : undefined}
                onChange={(event) => choose({ kind, channel, isWanted: event.target.checked })}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className="py-4">
        <Switch
          label={text.digest}
          hint={text.digestHint}
          checked={preferences.settings.daily_digest}
          error={variables !== undefined && 'settings' in variables ? refused : undefined}
          onChange={(event) => choose({ settings: { daily_digest: event.target.checked } })}
        />
      </div>
    </div>
  );
}

function Device({ personId, preferences: { settings } }: PreferencesProps) {
  const { choose, refused } = useChoice(personId);
  return (
    <PushBlock
      personId={personId}
      settings={settings}
      refused={refused}
      onChange={(change) => choose({ settings: change })}
    />
  );
}

function useChoice(personId: string) {
  const queries = useQueryClient();
  const { mutate, error, variables } = useMutation(preferencesMutation(personId, queries));
  const choose = (change: Change) =>
    mutate(change, {
      onSuccess: () => toast({ title: text.saved }),
      onError: (problem) =>
        toast({ variant: 'destructive', title: account.failed, description: refusalOf(problem).message }),
    });
  return { choose, variables, refused: error === null ? undefined : refusalOf(error).message };
}
