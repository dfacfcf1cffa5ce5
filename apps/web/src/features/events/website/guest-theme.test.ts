import { readFileSync } from 'node:fs';
import { websiteColours } from '@liesse/domain';
import { describe, expect, it } from 'vitest';
import { themeOf } from '#web/features/events/website/guest-theme.tsx';

const styles = readFileSync(new URL('../../../ui/guest-themes.css', import.meta.url), 'utf8');

const tone = (colour: string, token: string): string =>
  new RegExp(`\\[data-guest-theme="${colour}"\\] \\{[^}]*--color-${token}: (#\\w{6});`).exec(styles)?.[1] ?? '';

describe('the colours of the guests’ pages', () => {
  it.each(websiteColours)('can be read: %s', (colour) => {
    const paper = tone(colour, 'paper');
    const panel = tone(colour, 'panel');
    const accent = tone(colour, 'accent');
    for (const [text, ground] of [
      ['#ffffff', accent],
      ['#ffffff', tone(colour, 'accent-deep')],
      [accent, paper],
      [accent, panel],
      [accent, tone(colour, 'accent-wash')],
      [tone(colour, 'metal'), paper],
      [tone(colour, 'metal'), panel],
      ['#5e5566', panel],
    ] as const) {
      expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(tone(colour, 'edge'), paper)).toBeGreaterThanOrEqual(3);
  });

  it('are those of ivory when the colour is none of the list', () => {
    expect(themeOf('fuchsia')).toBe('ivoire');
    expect(themeOf('sauge')).toBe('sauge');
  });
});

/** As WCAG 2 counts it. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
