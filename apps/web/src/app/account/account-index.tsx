// The links to the sections of the account's page, shown on wide screens.
import { account } from '#web/locales/fr/account/account.ts';
import { accountDeletion } from '#web/locales/fr/account/account-deletion.ts';
import { listing } from '#web/locales/fr/partner/listing.ts';

const profile = ['profil', account.profile.title] as const;
const business = ['entreprise', listing.business.title] as const;
const others = [
  ['securite', account.security.title],
  ['sessions', account.sessions.title],
  ['notifications', account.notifications.title],
  ['donnees', accountDeletion.title],
] as const;

/** `hasBusiness`: for a partner. */
export function AccountIndex({ hasBusiness }: { hasBusiness: boolean }) {
  const parts = hasBusiness ? [profile, business, ...others] : [profile, ...others];
  return (
    <nav aria-label={account.index} className="hidden desktop:block">
      <ul className="sticky top-8 -ml-3">
        {parts.map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center rounded-small px-3 text-quiet text-small hover:bg-panel hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
