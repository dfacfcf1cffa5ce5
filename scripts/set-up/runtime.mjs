// The project's Node. The npm package `node` fetches the build of this machine in an install script; install scripts do
// not run here, so the same is done in this file.
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const isWindows = process.platform === 'win32';

export function runtimePath(root) {
  return path.join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');
}

export async function ensureRuntime(root, runNpm) {
  const home = path.join(root, 'node_modules', 'node');
  const manifest = path.join(home, 'package.json');
  if (!existsSync(manifest)) throw new Error('The package "node" is missing: remove node_modules and try again.');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  const node = runtimePath(root);
  if (answers(node, version)) return node;

  const name = buildName();
  if (!existsSync(path.join(home, 'node_modules', name, 'package.json'))) {
    const args = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock'];
    await runNpm(root, `Installing Node ${version}`, [...args, `${name}@${version}`], home);
  }
  place(path.join(home, 'node_modules', name, 'bin', path.basename(node)), node);
  linkCommand(root, node);
  if (answers(node, version)) return node;
  throw new Error(
    `Node ${version} does not run on this machine (${process.platform}-${process.arch}). ` +
      'It needs a system with glibc or macOS on x64 or arm64; on another system, report it with this line.',
  );
}

// Names the package that carries the build of this machine, as the `node` package itself does.
function buildName() {
  const system = isWindows ? 'win' : process.platform;
  const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${system}-${isWindows && process.arch === 'ia32' ? 'x86' : process.arch}`;
}

function place(source, target) {
  if (!existsSync(source)) throw new Error(`The fetched Node has no file ${source}.`);
  mkdirSync(path.dirname(target), { recursive: true });
  rmSync(target, { force: true });
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
  chmodSync(target, 0o755);
}

// npm leaves out the command of a package whose file did not exist yet.
function linkCommand(root, node) {
  if (isWindows) return;
  const command = path.join(root, 'node_modules', '.bin', 'node');
  mkdirSync(path.dirname(command), { recursive: true });
  rmSync(command, { force: true });
  symlinkSync(path.relative(path.dirname(command), node), command);
}

function answers(node, version) {
  if (!existsSync(node)) return false;
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return status === 0 && stdout.trim() === `v${version}`;
}
