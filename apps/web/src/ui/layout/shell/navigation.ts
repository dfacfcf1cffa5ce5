// An entry in the navigation of an area.
import type { LucideIcon } from 'lucide-react';

export interface NavEntry {
  href: string;
  label: string;
  icon: LucideIcon;
  /** Marked as current at its own path only, not below it. */
  isExact?: boolean;
}

/** The number of entries in the bottom bar; the others are under « Plus ». */
export const BAR_ENTRIES = 4;
