// Starts a task of scripts/ on the project's own Node, once everything it needs is installed.
// Plain JavaScript: this and set-up/ run on whatever Node ≥ 20 the machine has, before any package is there.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { ensureInstalled } from './set-up/install.mjs';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');

const [task = '', ...rest] = process.argv.slice(2);
const script = path.join(root, 'scripts', `${task}.ts`);
if (!/^[a-z-]+$/.test(task) || !existsSync(script)) fail(`unknown task "${task}". Tasks: ${taskNames().join(', ')}`);

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) fail(`Node ${process.versions.node} is too old to install the project: Node 20 or newer is needed.`);

try {
  const node = await ensureInstalled(root);
  process.exit(await runTask(node, rest[0] === '--' ? rest.slice(1) : rest));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

/** Runs the task in this process group and answers its exit code; signals sent to us alone reach it too. */
function runTask(node, args) {
  const bin = path.join(root, 'node_modules', '.bin');
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` };
  const child = spawn(node, [script, ...args], { cwd: root, env, stdio: 'inherit' });
  passSignals(child);
  if (process.env.npm_lifecycle_event) stopWithParent(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

function passSignals(child) {
  const lastSent = new Map();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal's Ctrl-C already reaches the whole group, and npm repeats what it receives: the task hears each once.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      if (Date.now() - (lastSent.get(signal) ?? 0) < 1000) return;
      lastSent.set(signal, Date.now());
      child.kill(signal);
    });
  }
}

// npm gives its signals to the shell between us, which dies without passing them on: its death is then the signal.
function stopWithParent(child) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 200);
  watch.unref();
}

function taskNames() {
  return readdirSync(path.join(root, 'scripts'))
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .map((name) => name.slice(0, -3));
}

function fail(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}
