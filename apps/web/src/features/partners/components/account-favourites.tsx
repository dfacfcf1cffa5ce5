// Reads the favourites of the signed-in person for a public page, which has no query cache of its own.
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '#web/features/auth/session.ts';
import { useAccountFavourites } from '#web/features/partners/account-favourites.ts';
import type { Favourites } from '#web/features/partners/favourites.ts';
import { QueryProvider } from '#web/lib/api/query-client.tsx';

interface AccountFavouritesProps {
  onChange: (favourites: Favourites) => void;
}

export default function AccountFavourites({ onChange }: AccountFavouritesProps) {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const { id } = session.person;
  return (
    <QueryProvider key={id}>
      <Reader personId={id} onChange={onChange} />
    </QueryProvider>
  );
}

function Reader({ personId, onChange }: AccountFavouritesProps & { personId: string }) {
  const favourites = useAccountFavourites(personId);
  const report = useEffectEvent(() => onChange(favourites));
  const { partners } = favourites;
  useEffect(() => {
    if (partners !== null) report();
  }, [partners]);
  return null;
}
