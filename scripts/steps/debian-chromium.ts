// Chromium from the Debian archive, unpacked into .cache instead of installed: that needs no root and changes nothing on the
// machine. apt works on folders of ours, verifies the signatures as always, and adds the libraries that the machine lacks.
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, runCommand } from './command.ts';
import { writeLauncher } from './unpacked-browser.ts';

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
    writeLauncher(draft, `usr/lib/chromium/${program}`);
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
