// The switches of the notification preferences, by kind and channel. Each switch is saved at once.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { AccountBlock, AccountGroup } from '#web/features/account/components/account-part.tsx';
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
    </AccountGroup>
  );
}

function Choices({ personId, preferences }: { personId: string; preferences: Preferences }) {
  const queries = useQueryClient();
  const { mutate, error, variables } = useMutation(preferencesMutation(personId, queries));
  const refused = error === null ? undefined : refusalOf(error).message;

  const choose = (change: Change) =>
    mutate(change, {
      onSuccess: () => toast({ title: text.saved }),
      onError: (problem) =>
        toast({ variant: 'destructive', title: account.failed, description: refusalOf(problem).message }),
    });
  const isAbout = (kind: Kind, channel: Channel) =>
    variables !== undefined && 'kind' in variables && variables.kind === kind && variables.channel === channel;

  return (
    <div className="-mt-4 divide-y divide-hairline">
      {kinds.map((kind) => (
        <fieldset key={kind} className="py-4">
          <legend className="float-left w-full pb-1">{text.kinds[kind].title}</legend>
          <p className="clear-both text-quiet text-small">{text.kinds[kind].hint}</p>
          <div className="mt-2 grid gap-x-10 text-small tablet:grid-cols-2">
            {(['by_mail', 'in_app'] as const).map((channel) => (
              <Switch
                key={channel}
                label={channel === 'by_mail' ? text.byMail : text.inApp}
                checked={preferences.choices[kind][channel]}
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
          checked={preferences.dailyDigest}
          error={variables !== undefined && 'dailyDigest' in variables ? refused : undefined}
          onChange={(event) => choose({ dailyDigest: event.target.checked })}
        />
      </div>
    </div>
  );
}
