// Three processes against one. Each gets the same small share of a processor, as on a machine of its own, so that neither the
// processors of this machine nor the database are the limit, but the process.
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Service } from '../../../scripts/cluster/service.ts';
import { msOfAll } from './processor-time.ts';
import { ask, type Proof, type Stage, secretHeaders } from './proof.ts';

/** So little that the client, nginx, HAProxy and the database have room on two cores. */
const SHARE = 0.05;
const PERIOD_US = 100_000;
const WORKERS = 24;
const WARM_UP_MS = 4_000;
const MEASURED_MS = 12_000;
const LEAST = 2.2;
/** Processes that use less of their share wait for something else. */
const USED_UP = 0.85;

const READS = { pages: '/home', rows: '/rest/v1/events?select=kind&limit=1' };

export const capacity: Proof = async (stage) => {
  const { cluster, add } = stage;
  const groups = cluster.apps.map(({ pid }, index) => limitProcessor(`liesse-cluster-${index + 1}`, pid));
  if (groups.includes(null)) {
    const measured = 'not measured: this machine makes no control groups for processors';
    add({ what: 'three processes against one on reads', goal: `≥ ${LEAST} ×`, measured, isMet: false });
    return;
  }
  const [first, ...others] = cluster.apps;
  if (first === undefined) return;
  const three = { pages: NOTHING, rows: NOTHING };
  const one = { pages: NOTHING, rows: NOTHING };
  try {
    three.pages = await measure(stage, READS.pages, cluster.apps);
    three.rows = await measure(stage, READS.rows, cluster.apps);
    await Promise.all(others.map((app) => app.stop()));
    one.pages = await measure(stage, READS.pages, [first]);
    one.rows = await measure(stage, READS.rows, [first]);
  } finally {
    for (const group of groups) group?.lift();
    await Promise.all(others.map((app) => app.start()));
  }
  for (const kind of ['pages', 'rows'] as const) {
    const ratio = three[kind].perSecond / one[kind].perSecond;
    const isTheLimit = three[kind].used >= USED_UP && one[kind].used >= USED_UP;
    // Rows cost the database as much as the process, and it shares the cores of this machine.
    const isGoal = kind === 'pages';
    add({
      what: `${kind} a second, three processes against one, each with ${SHARE * 100} % of a core`,
      goal: isGoal ? `≥ ${LEAST} ×` : 'none, since the database shares the cores',
      measured: `${describe(three[kind])} against ${describe(one[kind])}: ${ratio.toFixed(2)} ×; the limit is ${isTheLimit ? 'the process' : 'not the process: this machine is busy, or the database'}`,
      isMet: !isGoal || ratio >= LEAST,
    });
  }
};

interface Measured {
  perSecond: number;
  /** Which part of their share of the processor the processes used. */
  used: number;
}

const NOTHING: Measured = { perSecond: 0, used: 0 };

const describe = ({ perSecond, used }: Measured): string =>
  `${perSecond.toFixed(0)} (${Math.round(used * 100)} % of the share used)`;

async function measure(stage: Stage, address: string, apps: readonly Service[]): Promise<Measured> {
  const headers = secretHeaders(stage);
  const began = performance.now() + WARM_UP_MS;
  const end = began + MEASURED_MS;
  const pids = apps.map(({ pid }) => pid);
  const before = delay(WARM_UP_MS).then(() => msOfAll(pids));
  let answered = 0;
  const repeat = async () => {
    while (performance.now() < end) {
      const answer = await ask(stage.cluster.url + address, { headers }).catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
      const now = performance.now();
      if (answer?.ok && now > began && now <= end) answered += 1;
      if (!answer?.ok) await delay(50);
    }
  };
  const loads = Array.from({ length: WORKERS }, repeat);
  await delay(end - performance.now());
  const ms = msOfAll(pids) - (await before);
  await Promise.all(loads);
  return { perSecond: answered / (MEASURED_MS / 1000), used: ms / (MEASURED_MS * SHARE * apps.length) };
}

/** A control group of Linux, of either version; null where this process may make none. */
function limitProcessor(name: string, pid: number): { lift(): void } | null {
  const isFirst = existsSync('/sys/fs/cgroup/cpu');
  const parent = isFirst ? '/sys/fs/cgroup/cpu' : '/sys/fs/cgroup';
  const group = path.join(parent, name);
  const quota = Math.round(PERIOD_US * SHARE);
  try {
    if (!isFirst) writeFileSync(path.join(parent, 'cgroup.subtree_control'), '+cpu');
    mkdirSync(group, { recursive: true });
    if (isFirst) writeFileSync(path.join(group, 'cpu.cfs_quota_us'), String(quota));
    else writeFileSync(path.join(group, 'cpu.max'), `${quota} ${PERIOD_US}`);
    writeFileSync(path.join(group, 'cgroup.procs'), String(pid));
  } catch {
    return null;
  }
  return {
    lift() {
      try {
        writeFileSync(path.join(parent, 'cgroup.procs'), String(pid));
      } catch {
        // It has ended.
      }
      rmdirSync(group);
    },
  };
}
