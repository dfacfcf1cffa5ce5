// Brings node_modules in line with package-lock.json, once, whoever asks first; the rest wait and then find it done.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { holdLock } from './lock.mjs';
import { npmCommand } from './npm.mjs';
import { ensureRuntime, runtimePath } from './runtime.mjs';

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Answers the path of the project's Node, with every dependency of the lock file in place. */
export async function ensureInstalled(root) {
  if (isStamped(root) && existsSync(runtimePath(root))) return runtimePath(root);

  const release = await holdLock(path.join(root, '.cache', 'install.lock'), () =>
    say('Another command is installing the dependencies; waiting for it.'),
  );
  try {
    if (isStamped(root) && existsSync(runtimePath(root))) return runtimePath(root);
    if (!matchesLock(root)) await install(root);
    const node = await ensureRuntime(root, say);
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
    if (found.version !== wanted.version || found.integrity !== wanted.integrity) return false;
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

// Each way is for the failure of the one before: newer npm refuses a lock file that lacks the optional builds of other
// systems, where `install` follows it all the same; and a refused or broken install script is made good afterwards.
const ways = [['ci'], ['install', '--no-save'], ['install', '--no-save', '--ignore-scripts']];

async function install(root) {
  const started = Date.now();
  let last = { code: 1, output: '' };
  for (const way of ways) {
    // A package that an earlier try left half unpacked looks whole to npm: every try starts from nothing.
    rmSync(path.join(root, 'node_modules'), { recursive: true, force: true, maxRetries: 3 });
    last = await runNpm(root, way);
    if (last.code === 0) break;
    say(`npm ${way.join(' ')} failed: ${firstError(last.output)}`);
  }
  if (last.code !== 0) throw new Error(`${last.output}\nThe dependencies could not be installed: see the lines above.`);
  if (!matchesLock(root))
    throw new Error('npm left out or changed packages of package-lock.json: remove node_modules and try again.');
  say(`Dependencies installed in ${seconds(started)}.`);
}

function firstError(output) {
  const line = output.split('\n').find((one) => /^npm (error|ERR!) (?!code )\S/.test(one));
  return line?.replace(/^npm (error|ERR!) /, '') ?? 'no reason given';
}

function runNpm(root, way) {
  const wanted = Object.keys(readPackages(path.join(root, 'package-lock.json')) ?? {}).filter((place) =>
    place.startsWith('node_modules/'),
  );
  say(`Installing the dependencies (npm ${way.join(' ')}). This happens once.`);
  const npm = npmCommand(root);
  const args = [...npm.args, ...way, '--no-audit', '--no-fund'];
  const child = spawn(npm.file, args, { cwd: root, env: npm.env, shell: npm.shell, stdio: ['ignore', 'pipe', 'pipe'] });

  let output = '';
  const keep = (chunk) => {
    output += chunk;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);

  const started = Date.now();
  const progress = setInterval(() => {
    const present = wanted.filter((place) => existsSync(path.join(root, place, 'package.json'))).length;
    say(`  ${present} packages in place after ${seconds(started)}`);
  }, 5000);

  // npm must not go on writing while the next command believes that the folder is free.
  const stop = () => {
    child.kill();
    process.exit(130);
  };
  for (const signal of stopSignals) process.on(signal, stop);

  return new Promise((resolve) => {
    const finish = (code) => {
      clearInterval(progress);
      for (const signal of stopSignals) process.off(signal, stop);
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += `npm could not be started: ${error.message}\n`;
      finish(1);
    });
    child.once('close', (code) => finish(code ?? 1));
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

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(0)} s`;
}

function say(line) {
  process.stderr.write(`${line}\n`);
}
