// The colour theme of the guests' pages. Its values are in ui/guest-themes.css.
import { websiteColours } from '@liesse/domain';
import type { ReactNode } from 'react';

export function GuestTheme({ colour, children }: { colour: string; children: ReactNode }) {
  return (
    <div data-guest-theme={themeOf(colour)} className="bg-paper text-ink">
      {children}
    </div>
  );
}

/** For `data-guest-theme`. An unknown colour gets the first theme. */
export const themeOf = (colour: string): string => websiteColours.find((name) => name === colour) ?? 'ivoire';
