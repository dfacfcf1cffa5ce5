// The favourites above the results. Most visitors have none, so the panel is loaded on demand.
import type { FavouritePanelProps } from '#web/features/partners/components/favourite-panel.tsx';
import { useFavourites } from '#web/features/partners/favourites.ts';
import { lazyComponent, useLazyComponent } from '#web/ui/lazy-component.ts';

const panel = lazyComponent(() => import('#web/features/partners/components/favourite-panel.tsx'));

export function FavouriteList(props: Omit<FavouritePanelProps, 'favourites'>) {
  const favourites = useFavourites();
  const hasSome = favourites !== null && (favourites.partners ?? []).length > 0;
  const isLoaded = useLazyComponent(panel, hasSome, () => undefined);
  return hasSome && isLoaded ? <panel.Component favourites={favourites} {...props} /> : null;
}
