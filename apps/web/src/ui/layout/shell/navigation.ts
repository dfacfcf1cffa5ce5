// An entry of an area's navigation.
import type { LucideIcon } from 'lucide-react';

export interface NavEntry {
  href: string;
  label: string;
  icon: LucideIcon;
  /** Current at its own address only, and not below it. */
  isExact?: boolean;
}

/** How many entries the bottom bar shows; the rest lie under « Plus ». */
export const BAR_ENTRIES = 4;
