// Moves a visitor's favourites into the account at the first page after signing in. Its code is loaded only when there are any.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { remembered } from '#web/lib/offline/storage-keys.ts';

export function useMovedFavourites(personId: string): void {
  const cache = useQueryClient();
  useEffect(() => {
    const move = async () => {
      const { moveFavourites } = await import('#web/features/partners/move-favourites.ts');
      if (!(await moveFavourites(personId))) return;
      const queryKey = ['favourites', personId];
      // TanStack does not repeat a first request that is under way, and its answer may be older than the move.
      await cache.cancelQueries({ queryKey });
      await cache.invalidateQueries({ queryKey });
    };
    // When it fails, the next page tries again.
    if (remembered('favourites') !== null) move().catch(() => undefined);
  }, [cache, personId]);
}
