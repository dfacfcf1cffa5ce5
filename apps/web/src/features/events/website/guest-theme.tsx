// The colour themes of the guests' pages, as values of the design tokens. Text has a contrast of at least 4.5 to 1 on every background,
// and the border of a field 3 to 1.
import type { WebsiteColour } from '@liesse/domain';
import type { CSSProperties, ReactNode } from 'react';

export function GuestTheme({ colour, children }: { colour: string; children: ReactNode }) {
  return (
    <div style={themeStyle(colour)} className="bg-paper text-ink">
      {children}
    </div>
  );
}

/** For the `style` prop. An unknown colour gets the first theme. */
export function themeStyle(colour: string): CSSProperties {
  const tones = Object.entries(themes).find(([name]) => name === colour)?.[1] ?? themes.ivoire;
  return Object.fromEntries(Object.entries(tones).map(([token, tone]) => [`--color-${token}`, tone]));
}

type Token =
  | 'paper'
  | 'panel'
  | 'hairline'
  | 'edge'
  | 'accent'
  | 'accent-deep'
  | 'accent-wash'
  | 'metal'
  | 'metal-wash'
  | 'ornament';

const themes: Record<WebsiteColour, Record<Token, string>> = {
  ivoire: {
    paper: '#fbf8f3',
    panel: '#f3ece0',
    hairline: '#ddd2c0',
    edge: '#8f8377',
    accent: '#7a5a1c',
    'accent-deep': '#614614',
    'accent-wash': '#f5ead2',
    metal: '#7a5a1c',
    'metal-wash': '#f5ead2',
    ornament: '#c8a45a',
  },
  bordeaux: {
    paper: '#fcf7f6',
    panel: '#f5e8e7',
    hairline: '#e3ccca',
    edge: '#927d7c',
    accent: '#6d1f3b',
    'accent-deep': '#571730',
    'accent-wash': '#f5e6ea',
    metal: '#7d4a3c',
    'metal-wash': '#f5e8e7',
    ornament: '#c99a8b',
  },
  sauge: {
    paper: '#f8f9f4',
    panel: '#e9eee1',
    hairline: '#cfd8c3',
    edge: '#7f8877',
    accent: '#3d5a3f',
    'accent-deep': '#2e4730',
    'accent-wash': '#e3ecdf',
    metal: '#5b6234',
    'metal-wash': '#e9eee1',
    ornament: '#a5b07c',
  },
  nuit: {
    paper: '#f7f8fb',
    panel: '#e6eaf2',
    hairline: '#c8d0df',
    edge: '#7d8494',
    accent: '#24375e',
    'accent-deep': '#1a2948',
    'accent-wash': '#e2e8f4',
    metal: '#6a5a2c',
    'metal-wash': '#e6eaf2',
    ornament: '#bfa75f',
  },
  terre: {
    paper: '#fcf7f2',
    panel: '#f5e6d9',
    hairline: '#e2cab6',
    edge: '#947f70',
    accent: '#8a3f1d',
    'accent-deep': '#6f3115',
    'accent-wash': '#f8e4d8',
    metal: '#7d5520',
    'metal-wash': '#f5e6d9',
    ornament: '#cf9d66',
  },
  lavande: {
    paper: '#faf8fc',
    panel: '#eee8f4',
    hairline: '#d8cde3',
    edge: '#867d92',
    accent: '#54407a',
    'accent-deep': '#423160',
    'accent-wash': '#ebe4f5',
    metal: '#6b567f',
    'metal-wash': '#eee8f4',
    ornament: '#b39fcb',
  },
};
