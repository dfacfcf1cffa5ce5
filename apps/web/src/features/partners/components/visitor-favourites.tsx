// Provides the favourites of whoever reads a public page: those of the account, or those of the device.
import { type ReactNode, useState } from 'react';
import { useDeviceFavourites } from '#web/features/partners/device-favourites.ts';
import { type Favourites, FavouritesProvider } from '#web/features/partners/favourites.ts';
import { useVisitor } from '#web/features/partners/visitor.ts';
import { lazyComponent, useLazyComponent } from '#web/ui/lazy-component.ts';

/** It loads the Supabase client, which visitors do not need. */
const accountPart = lazyComponent(() => import('#web/features/partners/components/account-favourites.tsx'));
const UNKNOWN: Favourites = { partners: null, change: () => undefined };

export function VisitorFavourites({ children }: { children: ReactNode }) {
  const visitor = useVisitor();
  const device = useDeviceFavourites();
  const [account, setAccount] = useState(UNKNOWN);
  const isLoaded = useLazyComponent(accountPart, visitor === 'client', () => undefined);
  const favourites = { stranger: device, client: account, colleague: null }[visitor];
  return (
    <FavouritesProvider value={favourites}>
      {children}
      {isLoaded && <accountPart.Component onChange={setAccount} />}
    </FavouritesProvider>
  );
}
