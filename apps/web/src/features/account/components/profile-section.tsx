// The profile section: picture, name, telephone and address.
import { AccountGroup } from '#web/features/account/components/account-part.tsx';
import { AvatarBlock } from '#web/features/account/components/avatar-block.tsx';
import { DetailsBlock } from '#web/features/account/components/details-block.tsx';
import { EmailBlock } from '#web/features/account/components/email-block.tsx';
import type { Person } from '#web/features/auth/session.ts';
import { account } from '#web/locales/fr/account/account.ts';

export function ProfileSection({ person }: { person: Person }) {
  return (
    <AccountGroup id="profil" title={account.profile.title}>
      <AvatarBlock person={person} />
      <DetailsBlock personId={person.id} />
      <EmailBlock />
    </AccountGroup>
  );
}
