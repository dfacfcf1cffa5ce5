// What protects the account: password, second step, passkeys, other services.

import { AccountGroup } from '#web/features/account/components/account-part.tsx';
import { PasskeysBlock } from '#web/features/account/components/passkeys-block.tsx';
import { PasswordBlock } from '#web/features/account/components/password-block.tsx';
import { SecondStepBlock } from '#web/features/account/components/second-step-block.tsx';
import { SocialBlock } from '#web/features/account/components/social-block.tsx';
import type { Person } from '#web/features/auth/session.ts';
import { account } from '#web/locales/fr/account/account.ts';

export function SecuritySection({ person }: { person: Person }) {
  return (
    <AccountGroup id="securite" title={account.security.title}>
      <PasswordBlock />
      <SecondStepBlock />
      <PasskeysBlock personId={person.id} />
      <SocialBlock />
    </AccountGroup>
  );
}
