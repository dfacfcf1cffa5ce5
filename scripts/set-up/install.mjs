// Brings node_modules in line with package-lock.json, once, whoever asks first; the rest wait and then find it done.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { holdLock } from './lock.mjs';
import { npmCommand } from './npm.mjs';
import { showProgress } from './progress.mjs';
import { ensureRuntime, runtimePath } from './runtime.mjs';

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Answers the path of the project's Node, with every dependency of the lock file in place. */
export async function ensureInstalled(root) {
  if (isStamped(root) && existsSync(runtimePath(root))) return runtimePath(root);

  const release = await holdLock(path.join(root, '.cache', 'install.lock'), () =>
    process.stderr.write('Another command is installing the packages; waiting for it.\n'),
  );
  try {
    if (isStamped(root) && existsSync(runtimePath(root))) return runtimePath(root);
    if (!matchesLock(root)) await install(root);
    const node = await ensureRuntime(root, runNpm);
    writeFileSync(stampPath(root), fingerprint(root));
    return node;
  } finally {
    release();
  }
}

/** Whether npm itself left here exactly what the lock file asks for, so that nothing has to be installed again. */
export function matchesLock(root) {
  const installed = readPackages(path.join(root, 'node_modules', '.package-lock.json'));
  if (!installed) return false;
  for (const [place, wanted] of Object.entries(readPackages(path.join(root, 'package-lock.json')) ?? {})) {
    if (place === '' || !place.includes('node_modules/')) continue;
    const found = installed[place];
    if (!found) {
      if (wanted.optional && !isMadeForHere(wanted)) continue;
      return false;
    }
    if (found.version !== wanted.version) return false;
    if (wanted.integrity && found.integrity !== wanted.integrity) return false;
    if (!existsSync(path.join(root, place, 'package.json'))) return false;
  }
  return true;
}

// A build for another system is rightly absent; the part of such a build that names no system belongs to one that does.
function isMadeForHere({ os, cpu, libc }) {
  if (!os && !cpu) return false;
  const family = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  return (
    allows(os, process.platform) && allows(cpu, process.arch) && (process.platform !== 'linux' || allows(libc, family))
  );
}

function allows(list, value) {
  return !list || list.includes(value);
}

// The install scripts of packages do not run: npm 12 refuses them, and what they would do is done in runtime.mjs for Node
// and by the launcher for PostgreSQL.
async function install(root) {
  await runNpm(root, 'Installing packages', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  if (matchesLock(root)) return;
  // npm passes in silence over an optional package that it could not fetch.
  throw new Error('npm left out packages of package-lock.json that this machine needs. Run the command again.');
}

/** Runs npm behind one line of progress; its own output is shown only when it fails. */
function runNpm(root, title, args, folder = root) {
  const npm = npmCommand(root);
  const child = spawn(npm.file, [...npm.args, ...args], {
    cwd: folder,
    env: npm.env,
    shell: npm.shell,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const endProgress = showProgress(title, process.stderr);

  // npm must not go on writing while the next command believes that the folder is free.
  const stop = () => {
    child.kill();
    process.exit(130);
  };
  for (const signal of stopSignals) process.on(signal, stop);

  return new Promise((resolve, reject) => {
    const finish = (error) => {
      endProgress(error === undefined);
      for (const signal of stopSignals) process.off(signal, stop);
      if (error) reject(error);
      else resolve();
    };
    child.once('error', (error) => finish(new Error(`npm could not be started: ${error.message}`)));
    child.once('close', (code) => {
      if (code === 0) finish();
      else finish(new Error(`${output}\n"npm ${args.join(' ')}" failed: see the lines above.`));
    });
  });
}

function isStamped(root) {
  try {
    return readFileSync(stampPath(root), 'utf8') === fingerprint(root);
  } catch {
    return false;
  }
}

function fingerprint(root) {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  return `${lock} ${process.platform}-${process.arch}\n`;
}

// Inside node_modules, so that whatever removes or rebuilds that folder removes the claim with it.
function stampPath(root) {
  return path.join(root, 'node_modules', '.installed');
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
