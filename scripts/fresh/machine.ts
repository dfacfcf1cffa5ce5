// A bare machine made of this one: its system folders are seen through overlays in which no browser and no `postgres` account
// exist. What runs there can install what it likes; this machine keeps nothing of it. Making one needs root on Linux.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../steps/command.ts';
import type { Account } from './plan.ts';

/** The ordinary user is no account of this machine: it exists only in the overlay of /etc. */
export const NEWCOMER_ID = 20_001;

/** Makes the layer without browser and `postgres` account, which takes about a minute. Others lie above it. */
export async function makeBareLayer(folder: string): Promise<void> {
  const { code, output } = await runCommand('unshare', enter([folder], ['bash', '-c', MAKE_BARE]));
  if (code === 0) return;
  throw new Error(`${output}\nNo bare machine can be made here: that needs root, unshare and overlay file systems.`);
}

/** Starts a command on the bare machine. What it writes into the system folders goes to the upper layer. */
export function startInside(
  layers: { upper: string; bare: string },
  account: Account,
  command: readonly string[],
  options: { cwd: string; env: Record<string, string> },
): ChildProcess {
  const as = account === 'root' ? [] : ['setpriv', '--reuid', 'newcomer', '--regid', 'newcomer', '--init-groups'];
  return spawn('unshare', enter([layers.upper, layers.bare], [...as, ...command]), {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Asks the command inside to stop. unshare itself ignores signals; its child is the first process of the machine. */
export function stopInside(child: ChildProcess): void {
  const inside = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim();
  if (inside !== '') process.kill(Number(inside), 'SIGTERM');
}

const SYSTEM_FOLDERS = ['usr', 'etc', 'var'];

// Process numbers of its own, so that the end of the first process is the end of all of them.
function enter([upper = '', ...below]: readonly string[], command: readonly string[]): string[] {
  const mounts = SYSTEM_FOLDERS.map((name) => {
    const [changes, work] = ['changes', 'work'].map((kind) => path.join(upper, name, kind));
    for (const folder of [changes, work]) mkdirSync(folder ?? '', { recursive: true });
    const lower = [...below.map((layer) => path.join(layer, name, 'changes')), `/${name}`].join(':');
    return `mount -t overlay overlay -o lowerdir=${lower},upperdir=${changes},workdir=${work} /${name}`;
  });
  const script = ['set -e', 'names=$(cat /etc/resolv.conf)', ...mounts, SUPERVISE].join('\n');
  return ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc', 'bash', '-c', script, 'machine', ...command];
}

// A container mounts its own /etc/resolv.conf, which the overlay covers. npm leaves before the server has drained: the
// machine lasts until everything on it has ended, for at most half a minute.
const SUPERVISE = `
echo "$names" > /etc/resolv.conf
"$@" & child=$!
trap 'kill -TERM $child' TERM
set +e
wait $child; code=$?
if [ $code -gt 128 ]; then wait $child; fi
for i in $(seq 150); do
  running=(/proc/[0-9]*)
  if [ \${#running[@]} -le 1 ]; then break; fi
  sleep 0.2
done
exit $code`;

// The services of this machine run outside the overlays: policy-rc.d keeps the package manager from stopping any.
const MAKE_BARE = `
export DEBIAN_FRONTEND=noninteractive
if command -v apt-get; then
  printf '#!/bin/sh\\nexit 101\\n' > /usr/sbin/policy-rc.d && chmod 755 /usr/sbin/policy-rc.d
  browsers=$(dpkg-query --show --showformat '\${Package}\\n' | grep -E '^(chromium|google-chrome)')
  if [ -n "$browsers" ]; then apt-get purge --yes $browsers && apt-get autoremove --yes || exit 1; fi
fi
rm -rf /usr/bin/chromium* /usr/bin/google-chrome* /usr/lib/chromium* /usr/lib/postgresql
if id postgres; then userdel postgres || exit 1; fi
useradd --uid ${NEWCOMER_ID} --user-group --no-create-home newcomer`;
