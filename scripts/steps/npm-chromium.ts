// The Chromium of an npm package, unpacked into .cache: the browser stories take a tenth less of the processor in it than in Debian's
// (decision 0038). The package has a build for Linux on x64 alone.
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { root, runCommand } from './command.ts';
import { writeLauncher } from './unpacked-browser.ts';

const VERSION = '153.0.0';
/** Of the archive: no lock file knows a package that is fetched only where there are browser tests. */
const SHA512 = 'jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==';

const home = path.join(root, '.cache', `chromium-${VERSION}`);

/** The command that starts it, whether it is there already or not. */
export const npmChromium = path.join(home, 'chromium');

export const hasNpmChromium = process.platform === 'linux' && process.arch === 'x64';

/** Downloads and unpacks it. Answers why that was not possible, or nothing. */
export async function unpackNpmChromium(): Promise<string | undefined> {
  const draft = `${home}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  try {
    await unpackInto(draft);
    renameSync(draft, home);
    return undefined;
  } catch (error) {
    rmSync(draft, { recursive: true });
    return String(error);
  }
}

async function unpackInto(folder: string): Promise<void> {
  await run('npm', ['pack', `@sparticuz/chromium@${VERSION}`, '--fetch-retries=1'], folder);
  const [archive = ''] = readdirSync(folder);
  const digest = createHash('sha512').update(readFileSync(path.join(folder, archive)));
  if (digest.digest('base64') !== SHA512) throw new Error(`${archive} is not the archive of ${VERSION}.`);
  await run('tar', ['-xf', archive], folder);
  // Its libraries, where the system lacks them, and a font.
  for (const name of ['al2023.tar', 'fonts.tar']) {
    decompress(path.join(folder, 'package/bin', name), path.join(folder, name));
    await run('tar', ['-xf', name], folder);
    rmSync(path.join(folder, name));
  }
  decompress(path.join(folder, 'package/bin/chromium'), path.join(folder, PROGRAM));
  chmodSync(path.join(folder, PROGRAM), 0o755);
  rmSync(path.join(folder, 'package'), { recursive: true });
  rmSync(path.join(folder, archive));
  writeLauncher(folder, PROGRAM);
  // An old system lacks what it was linked with.
  await run('./chromium', ['--version'], folder);
}

const PROGRAM = 'chrome-headless-shell';

function decompress(file: string, target: string): void {
  writeFileSync(target, brotliDecompressSync(readFileSync(`${file}.br`)));
}

async function run(program: string, args: string[], cwd: string): Promise<void> {
  const { code, output } = await runCommand(program, args, { cwd });
  if (code !== 0) throw new Error(output);
}
