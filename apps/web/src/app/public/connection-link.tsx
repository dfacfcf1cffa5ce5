// « Connexion », for whoever is there.
import { useSyncExternalStore } from 'react';
import { LOGIN, watchWayIn, wayIn } from '#web/features/auth/way-in.ts';
import { site } from '#web/locales/fr/site.ts';
import { ButtonLink } from '#web/ui/button.tsx';

export function ConnectionLink() {
  const href = useSyncExternalStore(watchWayIn, wayIn, () => LOGIN);
  return (
    <ButtonLink href={href} look="secondary" size="small">
      {site.connection}
    </ButtonLink>
  );
}
