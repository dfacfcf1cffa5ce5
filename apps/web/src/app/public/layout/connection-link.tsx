// The « Connexion » link, which leads a signed-in person to their dashboard.
import { useSyncExternalStore } from 'react';
import { LOGIN, signInLink, watchSignInLink } from '#web/features/auth/sign-in-link.ts';
import { site } from '#web/locales/fr/public/site.ts';
import { ButtonLink } from '#web/ui/button.tsx';

export function ConnectionLink() {
  const href = useSyncExternalStore(watchSignInLink, signInLink, () => LOGIN);
  return (
    <ButtonLink href={href} look="secondary" size="small">
      {site.connection}
    </ButtonLink>
  );
}
