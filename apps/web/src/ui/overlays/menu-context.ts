// The context that a menu provides to its entries, so that entries can be imported without the menu's content.
import { type ComponentType, createContext, type ReactNode, use } from 'react';

interface Parts {
  Item: ComponentType<{ asChild?: boolean; onSelect?: () => void; className?: string; children: ReactNode }>;
  Label: ComponentType<{ className?: string; children: ReactNode }>;
}

export const MenuParts = createContext<Parts | null>(null);

export function useMenuParts(): Parts {
  const parts = use(MenuParts);
  if (parts === null) throw new Error('a menu entry must be rendered inside a menu');
  return parts;
}
