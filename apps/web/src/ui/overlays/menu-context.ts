// What a menu gives to its entries, so that naming them does not bring its drawing along.
import { type ComponentType, createContext, type ReactNode, use } from 'react';

interface Parts {
  Item: ComponentType<{ asChild?: boolean; onSelect?: () => void; className?: string; children: ReactNode }>;
  Label: ComponentType<{ className?: string; children: ReactNode }>;
}

export const MenuParts = createContext<Parts | null>(null);

export function useMenuParts(): Parts {
  const parts = use(MenuParts);
  if (parts === null) throw new Error('an entry of a menu stands outside of a menu');
  return parts;
}
