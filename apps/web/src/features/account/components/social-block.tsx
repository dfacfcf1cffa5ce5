// Lists the linked social providers of the account, to link and unlink them.

import type { UserIdentity } from '@supabase/supabase-js';
import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { AccountBlock } from '#web/features/account/components/account-part.tsx';
import { AccountRow, AccountRows } from '#web/features/account/components/account-row.tsx';
import { Loaded } from '#web/features/account/components/query-content.tsx';
import { addressOf, linkProvider, unlinkProvider } from '#web/features/account/identities.ts';
import { accountQuery, providersQuery } from '#web/features/account/queries.ts';
import { useReauthentication } from '#web/features/account/reauthentication.ts';
import { useAccountMutation } from '#web/features/account/use-account-mutation.ts';
import { type SocialProvider, socialProviders } from '#web/features/auth/social.ts';
import { account } from '#web/locales/fr/account/account.ts';
import { auth } from '#web/locales/fr/account/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { social: text } = account.security;

export function SocialBlock() {
  const user = useQuery(accountQuery);
  const { data: offered } = useQuery(providersQuery);
  return (
    <AccountBlock title={text.title} description={text.description}>
      <Loaded query={user}>
        {({ identities }) => (
          <AccountRows label={text.list}>
            {socialProviders.map((provider) => (
              <ProviderRow
                key={provider}
                provider={provider}
                identity={identities.find((one) => one.provider === provider) ?? null}
                isOffered={offered?.[provider] === true}
              />
            ))}
          </AccountRows>
        )}
      </Loaded>
    </AccountBlock>
  );
}

interface ProviderRowProps {
  provider: SocialProvider;
  identity: UserIdentity | null;
  isOffered: boolean;
}

function ProviderRow({ provider, identity, isOffered }: ProviderRowProps) {
  const { prove } = useReauthentication();
  const name = auth.social[provider];
  const link = useAccountMutation({
    mutationFn: () => prove(() => linkProvider(provider)),
    success: { title: text.started, description: text.redirecting(name) },
  });
  const unlink = useAccountMutation({
    mutationFn: (linked: UserIdentity) => prove(() => unlinkProvider(linked)),
    invalidates: [accountQuery.queryKey],
    success: { title: text.unlinked(name) },
  });
  const errorMessage = identity === null ? link.errorMessage : unlink.errorMessage;

  async function confirmUnlink(linked: UserIdentity) {
    const question = { title: text.unlinkTitle(name), description: text.unlinkText(name), action: text.unlink };
    if (!(await confirm({ ...question, isDangerous: true }))) return;
    await unlink.run(linked);
  }

  const button = { look: 'quiet', size: 'small', isBusy: link.isPending || unlink.isPending } as const;
  return (
    <AccountRow
      icon={<Link2 aria-hidden className="size-5" strokeWidth={1.5} />}
      title={name}
      {...(identity !== null && {
        actions: (
          <Button {...button} aria-label={text.unlinkLabel(name)} onClick={() => void confirmUnlink(identity)}>
            {text.unlink}
          </Button>
        ),
      })}
      {...(identity === null &&
        isOffered && {
          actions: (
            <Button {...button} aria-label={text.linkLabel(name)} onClick={() => void link.run()}>
              {text.link}
            </Button>
          ),
        })}
    >
      {stateOf(identity, isOffered)}
      {errorMessage !== null && (
        <p role="alert" className="text-danger">
          {errorMessage}
        </p>
      )}
    </AccountRow>
  );
}

function stateOf(identity: UserIdentity | null, isOffered: boolean): string {
  if (identity === null) return isOffered ? text.notLinked : text.unavailable;
  const address = addressOf(identity);
  return address === null ? text.linked : text.linkedAs(address);
}
