// Chromium from the Debian archive, unpacked into .cache instead of installed: that needs no root and changes nothing on the
// machine. apt works on folders of ours, verifies the signatures as always, and adds the libraries that the machine lacks.
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runCommand } from './command.ts';

const home = path.join(root, '.cache', 'chromium');

/** The command that starts it, whether it is there already or not. */
export const debianChromium = path.join(home, 'chromium');

/** Downloads and unpacks it. Answers why that was not possible, or nothing. */
export async function unpackDebianChromium(): Promise<string | undefined> {
  const draft = `${home}.draft`;
  rmSync(draft, { recursive: true, force: true });
  const apt = path.join(draft, 'apt');
  for (const folder of ['lists/partial', 'archives/partial']) mkdirSync(path.join(apt, folder), { recursive: true });
  const updated = await runCommand('apt-get', [...aptSettings(apt), 'update']);
  if (updated.code !== 0) return updated.output;
  for (const program of ['chromium-headless-shell', 'chromium']) {
    const install = ['--yes', '--no-install-recommends', '--download-only', 'install', program];
    const fetched = await runCommand('apt-get', [...aptSettings(apt), ...install]);
    if (fetched.code !== 0) continue;
    await unpack(path.join(apt, 'archives'), draft);
    rmSync(apt, { recursive: true });
    writeLauncher(draft, program);
    rmSync(home, { recursive: true, force: true });
    renameSync(draft, home);
    return undefined;
  }
  rmSync(draft, { recursive: true, force: true });
  return 'The archive of this system has no package chromium-headless-shell and no package chromium.';
}

function aptSettings(apt: string): string[] {
  const settings = [
    `Dir::State=${apt}`,
    `Dir::State::Lists=${apt}/lists`,
    // What the machine has already is not downloaded again.
    'Dir::State::status=/var/lib/dpkg/status',
    `Dir::Cache=${apt}`,
    // The locks of the system belong to root; nothing of the system is written.
    'Debug::NoLocking=1',
    'APT::Sandbox::User=',
  ];
  return ['-qq', ...settings.flatMap((setting) => ['-o', setting])];
}

async function unpack(archives: string, target: string): Promise<void> {
  for (const name of readdirSync(archives).filter((file) => file.endsWith('.deb'))) {
    const { code, output } = await runCommand('dpkg-deb', ['-x', path.join(archives, name), target]);
    if (code !== 0) throw new Error(output);
  }
}

function writeLauncher(folder: string, program: string): void {
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
    `exec "$here/usr/lib/chromium/${program}" "$@"`,
    '',
  ].join('\n');
}

// A machine without fontconfig gets its fonts and rules from the unpacked packages, whose set-up scripts did not run.
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir prefix="relative">usr/share/fonts</dir>
  <include ignore_missing="yes" prefix="relative">usr/share/fontconfig/conf.avail</include>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
