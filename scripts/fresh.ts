// `npm run fresh`: clones the project into an empty folder and runs the two commands of the README there, on a bare machine
// (no packages, no npm cache, no browser, no `postgres` account), as root and as an ordinary user, with npm 10, 11 and 12.
import type { ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@liesse/platform/free-port.ts';
import { makeBareLayer, NEWCOMER_ID, startInside, stopInside } from './fresh/machine.ts';
import { type Combination, type Outcome, readPlan, tableOf } from './fresh/plan.ts';
import { root, runCommand, stopChildrenOnSignal } from './steps/command.ts';

const MOST_MINUTES = { start: 20, test: 90 };

const print = (line: string) => console.log(line);
const plan = readPlan(process.argv.slice(2));
const logs = path.join(root, '.reports', 'fresh');
const work = mkdtempSync(path.join(tmpdir(), 'liesse-fresh-'));
const bare = path.join(work, 'bare');
let running: ChildProcess | undefined;

stopChildrenOnSignal();
process.on('exit', () => {
  running?.kill('SIGKILL');
  rmSync(work, { recursive: true, force: true });
});

await run('chmod', ['755', work]);
mkdirSync(logs, { recursive: true });
print('Making a bare machine…');
await makeBareLayer(bare);
const registry = (await run('npm', ['config', 'get', 'registry', '--loglevel=silent'])).trim();

const outcomes: Outcome[] = [];
for (const combination of plan.combinations) outcomes.push(...(await tryCombination(combination)));
print(`\n${tableOf(outcomes)}`);
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;

async function tryCombination(combination: Combination): Promise<Outcome[]> {
  const folder = path.join(work, `${combination.account}-${combination.npm}`);
  const project = path.join(folder, 'project');
  const home = path.join(folder, 'home');
  const upper = path.join(folder, 'system');
  mkdirSync(home, { recursive: true });
  const npm = await npmFolder(combination.npm);
  await cloneProject(project);
  if (combination.account === 'newcomer') await run('chown', ['-R', `${NEWCOMER_ID}:${NEWCOMER_ID}`, project, home]);
  const tried: Outcome[] = [];
  for (const command of plan.commands) {
    const title = `npm ${command} as ${combination.account} with npm ${combination.npm}`;
    print(`${title}…`);
    const port = await freePort();
    const args = command === 'test' && plan.suites.length > 0 ? ['test', '--', ...plan.suites] : [command];
    const started = performance.now();
    running = startInside({ upper, bare }, combination.account, ['npm', ...args], {
      cwd: project,
      env: { ...environment(npm, home), PORT: String(port) },
    });
    const log = path.join(logs, `${combination.account}-npm-${combination.npm}-${command}.log`);
    const output = recordOutput(running, log);
    const worked = await (command === 'start' ? answersHealthy(running, port) : endsWell(running));
    const seconds = (performance.now() - started) / 1000;
    const ok = (await endsWhenAsked(running)) && worked;
    const installed = await installedBy(project, home, output());
    if (!ok) print(output().split('\n').slice(-60).join('\n'));
    print(`${ok ? '✓' : '✗'} ${title} · ${Math.round(seconds)} s · ${installed} · ${path.relative(root, log)}`);
    tried.push({ ...combination, command, ok, seconds, installed });
  }
  rmSync(folder, { recursive: true, force: true });
  return tried;
}

async function npmFolder(version: string): Promise<string> {
  const folder = path.join(work, `npm-${version}`);
  if (!existsSync(folder)) {
    await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', `npm@${version}`]);
  }
  return path.join(folder, 'node_modules', '.bin');
}

/** What is committed, and what is changed in files that git knows. */
async function cloneProject(project: string): Promise<void> {
  await run('git', ['clone', '--quiet', '--no-hardlinks', root, project]);
  const changes = await run('git', ['diff', 'HEAD', '--binary']);
  if (changes === '') return;
  writeFileSync(path.join(work, 'changes.diff'), changes);
  await run('git', ['-C', project, 'apply', path.join(work, 'changes.diff')]);
}

// Nothing of the environment at hand but how the network is reached, and the machine's Node rather than the project's.
function environment(npm: string, home: string): Record<string, string> {
  const folders = (process.env.PATH ?? '').split(':').filter((folder) => !folder.includes('node_modules'));
  const network = ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'].flatMap((name) =>
    [name, name.toLowerCase()].map((key) => [key, process.env[key]] as const),
  );
  return {
    ...Object.fromEntries(network.filter((entry): entry is [string, string] => entry[1] !== undefined)),
    PATH: [npm, ...folders].join(':'),
    HOME: home,
    LANG: 'C.UTF-8',
    npm_config_registry: registry,
  };
}

function recordOutput(child: ChildProcess, file: string): () => string {
  let text = '';
  const log = createWriteStream(file);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      log.write(chunk);
    });
  }
  return () => text;
}

async function answersHealthy(child: ChildProcess, port: number): Promise<boolean> {
  const deadline = Date.now() + MOST_MINUTES.start * 60_000;
  while (!hasEnded(child) && Date.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null);
    if (answer?.status === 200) return true;
    await delay(1000);
  }
  return false;
}

async function endsWell(child: ChildProcess): Promise<boolean> {
  await untilEnded(child, MOST_MINUTES.test * 60_000);
  return child.exitCode === 0;
}

async function endsWhenAsked(child: ChildProcess): Promise<boolean> {
  if (!hasEnded(child)) stopInside(child);
  await untilEnded(child, 60_000);
  const ended = hasEnded(child);
  child.kill('SIGKILL');
  return ended;
}

async function untilEnded(child: ChildProcess, mostMs: number): Promise<void> {
  const deadline = Date.now() + mostMs;
  while (!hasEnded(child) && Date.now() < deadline) await delay(100);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function installedBy(project: string, home: string, output: string): Promise<string> {
  const list = path.join(project, 'node_modules', '.package-lock.json');
  const packages = existsSync(list) ? Object.keys(JSON.parse(readFileSync(list, 'utf8')).packages).length : 0;
  const browser = /^✓ browser .* · (\S+)$/m.exec(output)?.[1];
  return [
    `${packages} packages (${await megabytes(path.join(project, 'node_modules'))})`,
    ...(browser ? [`browser ${path.relative(project, browser)} (${await megabytes(path.dirname(browser))})`] : []),
    `npm cache ${await megabytes(home)}`,
  ].join(', ');
}

async function megabytes(folder: string): Promise<string> {
  const { code, output } = await runCommand('du', ['-sm', folder]);
  return code === 0 ? `${Number.parseInt(output, 10)} MB` : 'none';
}

async function run(file: string, args: string[]): Promise<string> {
  const { code, output } = await runCommand(file, args);
  if (code !== 0) throw new Error(`${output}\n"${file} ${args.join(' ')}" failed.`);
  return output;
}
