// A Chromium that was unpacked into a folder instead of installed: its launcher finds the libraries and fonts beside itself.
import { chmodSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes `chromium` into the folder, which starts the program with all libraries that lie in the folder. */
export function writeLauncher(folder: string, program: string): void {
  const libraries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => /\.so(\.|$)/.test(file.name))
    .map((file) => path.relative(folder, file.parentPath));
  writeFileSync(path.join(folder, 'fonts.conf'), fontSettings);
  const launcher = path.join(folder, 'chromium');
  writeFileSync(launcher, launcherText(program, [...new Set(libraries)], existsSync('/etc/fonts/fonts.conf')));
  chmodSync(launcher, 0o755);
}

/** The folders are relative to the launcher, so that the project can be moved. */
export function launcherText(program: string, libraries: readonly string[], hasFonts: boolean): string {
  return [
    '#!/bin/sh',
    'here=$(dirname "$(readlink -f "$0")")',
    `export LD_LIBRARY_PATH="${libraries.map((folder) => `$here/${folder}`).join(':')}"`,
    ...(hasFonts ? [] : ['export FONTCONFIG_FILE="$here/fonts.conf"']),
    `exec "$here/${program}" "$@"`,
    '',
  ].join('\n');
}

// A machine without fontconfig gets its fonts and rules from the unpacked packages, whose set-up scripts did not run.
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir prefix="relative">usr/share/fonts</dir>
  <dir prefix="relative">fonts</dir>
  <include ignore_missing="yes" prefix="relative">usr/share/fontconfig/conf.avail</include>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
