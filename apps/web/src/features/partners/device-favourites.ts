// The favourites of a visitor without an account, stored on the device until the visitor signs in.
import { partnerTypes } from '@liesse/domain';
import { useSyncExternalStore } from 'react';
import type { Favourites } from '#web/features/partners/favourites.ts';
import type { ListedPartner } from '#web/lib/api/favourite-partners.ts';
import { remember, remembered } from '#web/lib/offline/storage-keys.ts';

const MAX_STORED = 50;
const NONE: readonly ListedPartner[] = [];
const listeners = new Set<() => void>();
let parsed: { text: string; partners: readonly ListedPartner[] } = { text: '', partners: NONE };

export function useDeviceFavourites(): Favourites {
  const partners = useSyncExternalStore(subscribe, readDeviceFavourites, () => NONE);
  return { partners, change };
}

/** The same array until the storage changes. Unreadable entries are left out. */
export function readDeviceFavourites(): readonly ListedPartner[] {
  const text = remembered('favourites') ?? '';
  if (text !== parsed.text) parsed = { text, partners: parse(text) };
  return parsed.partners;
}

export const clearDeviceFavourites = (): void => storeDeviceFavourites(NONE);

export function storeDeviceFavourites(partners: readonly ListedPartner[]): void {
  remember('favourites', partners.length === 0 ? null : JSON.stringify(partners));
  for (const listener of listeners) listener();
}

function change(partner: ListedPartner, isFavourite: boolean): void {
  const { id, name, type, slug, commune } = partner;
  const others = readDeviceFavourites().filter((other) => other.id !== id);
  storeDeviceFavourites(isFavourite ? [{ id, name, type, slug, commune }, ...others].slice(0, MAX_STORED) : others);
}

/** Another tab may change them too. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function parse(text: string): readonly ListedPartner[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isListedPartner) : NONE;
  } catch {
    return NONE;
  }
}

function isListedPartner(value: unknown): value is ListedPartner {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, type, slug, commune } = value as Partial<Record<keyof ListedPartner, unknown>>;
  return (
    [id, name, slug, commune].every((text) => typeof text === 'string') && partnerTypes.some((known) => known === type)
  );
}
