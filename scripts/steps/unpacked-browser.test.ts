import { describe, expect, it } from 'vitest';
import { launcherText } from './unpacked-browser.ts';

describe('the launcher of an unpacked Chromium', () => {
  it('finds the libraries beside itself, wherever the project lies', () => {
    expect(launcherText('usr/lib/chromium/chromium-headless-shell', ['usr/lib/arm', 'usr/lib/arm/pulse'], true)).toBe(
      [
        '#!/bin/sh',
        'here=$(dirname "$(readlink -f "$0")")',
        'export LD_LIBRARY_PATH="$here/usr/lib/arm:$here/usr/lib/arm/pulse"',
        'exec "$here/usr/lib/chromium/chromium-headless-shell" "$@"',
        '',
      ].join('\n'),
    );
  });

  it('brings fonts only to a machine without any', () => {
    expect(launcherText('chromium', [], false)).toContain('FONTCONFIG_FILE="$here/fonts.conf"');
    expect(launcherText('chromium', [], true)).not.toContain('FONTCONFIG_FILE');
  });
});
