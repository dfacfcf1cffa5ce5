// `npm run lockfile`: adds to package-lock.json the optional builds for other systems that npm left out, because `npm ci`
// refuses a lock file without them. npm leaves out what its registry does not hold, and not every registry holds every build.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runCommand } from './steps/command.ts';

export type LockedPackage = {
  version?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
export type LockedPackages = Record<string, LockedPackage>;

/** The entries that the parents' lists of optional dependencies ask for and that the lock file lacks, by their place. */
export function missingBuilds(packages: LockedPackages): LockedPackages {
  const missing: LockedPackages = {};
  for (const [parent, { dev = false, optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const found = resolve({ ...packages, ...missing }, parent, name);
      if (found && (!isExact(version) || found.version === version)) {
        // A build that a dependency of the product asks for as well is no longer one for development alone.
        if (!dev && missing[`node_modules/${name}`] === found) delete found.dev;
        continue;
      }
      if (!isExact(version)) {
        throw new Error(`${parent} asks for ${name}@${version}, a range: only npm with a full registry can lock it.`);
      }
      const place = packages[`node_modules/${name}`] ? `${parent}/node_modules/${name}` : `node_modules/${name}`;
      missing[place] = { version, ...(dev && { dev }), optional: true, ...systemOf(name) };
    }
  }
  return missing;
}

/** The system that a build is for, as its name says it: `@oxlint/binding-linux-x64-musl`. */
export function systemOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.slice(name.indexOf('/') + 1).split('-');
  const os = words.map((word) => SYSTEMS[word] ?? '').find((word) => word !== '');
  const cpu = words.find((word) => PROCESSORS.has(word));
  const libc = words.map((word) => LIBRARIES[word] ?? '').find((word) => word !== '');
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) };
}

const SYSTEMS: Record<string, string> = {
  ...Object.fromEntries(
    'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(' ').map((name) => [name, name]),
  ),
  linuxmusl: 'linux',
  windows: 'win32',
};
const PROCESSORS = new Set('arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' '));
const LIBRARIES: Record<string, string> = { gnu: 'glibc', glibc: 'glibc', musl: 'musl', linuxmusl: 'musl' };

function isExact(version: string): boolean {
  return /^\d+\.\d+\.\d+/.test(version);
}

// Looks in the parent's own node_modules, then in those above it, as Node does.
function resolve(packages: LockedPackages, parent: string, name: string): LockedPackage | undefined {
  for (let folder = parent; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const found = packages[path.posix.join(folder, 'node_modules', name)];
    if (found || folder === '') return found;
  }
}

const LOCKFILE = path.join(root, 'package-lock.json');

if (import.meta.main) await (process.argv.includes('--check') ? check() : complete());

function check(): void {
  const missing = Object.keys(missingBuilds(readLockfile().packages));
  if (missing.length === 0) return;
  console.error(`package-lock.json lacks ${missing.length} optional builds; run "npm run lockfile":`);
  console.error(missing.map((place) => `  ${place}`).join('\n'));
  process.exitCode = 1;
}

async function complete(): Promise<void> {
  const lockfile = readLockfile();
  const added = missingBuilds(lockfile.packages);
  const packages = { ...lockfile.packages, ...added };
  const unsigned = Object.entries(packages).filter(
    ([place, { link, integrity }]) => place.includes('node_modules/') && !link && !integrity,
  );
  const waiting = [...unsigned];
  const ask = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await addIntegrity(...next);
  };
  await Promise.all(Array.from({ length: 4 }, ask));
  for (const [place, entry] of unsigned) packages[place] = inOrderOfNpm(entry);
  const sorted = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(LOCKFILE, `${JSON.stringify({ ...lockfile, packages: sorted }, null, 2)}\n`);
  const unknown = unsigned.filter(([, entry]) => !entry.integrity).length;
  console.log(
    `${Object.keys(added).length} builds added; ${unknown} of all have no integrity, for the registry does not hold them.`,
  );
}

// npm writes the version, the integrity, then the rest by name: another order would change with every `npm install`.
function inOrderOfNpm({ version, integrity, ...rest }: LockedPackage): LockedPackage {
  const others = Object.entries(rest).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...(version && { version }), ...(integrity && { integrity }), ...Object.fromEntries(others) };
}

/** Asks the registry through npm, whose settings say which one it is. A build that it does not hold has no integrity. */
async function addIntegrity(place: string, entry: LockedPackage): Promise<void> {
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const quietly = ['--loglevel=silent', '--fetch-retries=0'];
  const { code, output } = await runCommand('npm', ['view', `${name}@${entry.version}`, 'dist.integrity', ...quietly]);
  if (code === 0 && output.startsWith('sha512-')) entry.integrity = output.trim();
}

function readLockfile(): { packages: LockedPackages } {
  return JSON.parse(readFileSync(LOCKFILE, 'utf8'));
}
