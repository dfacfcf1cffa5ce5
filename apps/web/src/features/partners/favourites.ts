// The partners that a person marked in the directory. The same interface serves an account and a visitor's device.
import { createContext, useContext } from 'react';
import type { ListedPartner } from '#web/lib/api/favourite-partners.ts';

export interface Favourites {
  /** Newest first; null while they are not known. */
  partners: readonly ListedPartner[] | null;
  change: (partner: ListedPartner, isFavourite: boolean) => void;
}

/** Null for people who have no favourites, such as partners. */
const FavouritesContext = createContext<Favourites | null>(null);
export const FavouritesProvider = FavouritesContext.Provider;
export const useFavourites = (): Favourites | null => useContext(FavouritesContext);
