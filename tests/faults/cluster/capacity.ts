// Three processes against one. Each gets the same small share of a processor, as on a machine of its own, so that neither the
// processors of this machine nor the database are the limit, but the process.
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ask, type Proof, type Stage, secretHeaders } from './proof.ts';

const SHARE = 0.1;
const PERIOD_US = 100_000;
const WORKERS = 24;
const WARM_UP_MS = 4_000;
const MEASURED_MS = 12_000;
const LEAST = 2.2;

const READS = { pages: '/home', rows: '/rest/v1/events?select=kind&limit=1' };

export const capacity: Proof = async (stage) => {
  const { cluster, add } = stage;
  const groups = cluster.apps.map(({ pid }, index) => limitProcessor(`liesse-cluster-${index + 1}`, pid));
  if (groups.includes(null)) {
    const measured = 'not measured: this machine makes no control groups for processors';
    add({ what: 'three processes against one on reads', goal: `≥ ${LEAST} ×`, measured, isMet: false });
    return;
  }
  const three = { pages: 0, rows: 0 };
  const one = { pages: 0, rows: 0 };
  try {
    three.pages = await measure(stage, READS.pages);
    three.rows = await measure(stage, READS.rows);
    await Promise.all(cluster.apps.slice(1).map((app) => app.stop()));
    one.pages = await measure(stage, READS.pages);
    one.rows = await measure(stage, READS.rows);
  } finally {
    for (const group of groups) group?.lift();
    await Promise.all(cluster.apps.slice(1).map((app) => app.start()));
  }
  const compared = (kind: keyof typeof READS) =>
    `${three[kind].toFixed(0)} against ${one[kind].toFixed(0)}: ${(three[kind] / one[kind]).toFixed(2)} ×`;
  const share = `each with ${SHARE * 100} % of a core`;
  add({
    what: `pages a second, three processes against one, ${share} (the limit is the process)`,
    goal: `≥ ${LEAST} ×`,
    measured: compared('pages'),
    isMet: three.pages / one.pages >= LEAST,
  });
  add({
    what: `rows a second, three processes against one, ${share}`,
    goal: 'none: the database shares the cores of this machine and is the limit',
    measured: compared('rows'),
    isMet: true,
  });
};

async function measure(stage: Stage, address: string): Promise<number> {
  const headers = secretHeaders(stage);
  const end = performance.now() + WARM_UP_MS + MEASURED_MS;
  let answered = 0;
  const repeat = async () => {
    while (performance.now() < end) {
      const answer = await ask(stage.cluster.url + address, { headers }).catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
      if (answer?.ok && performance.now() > end - MEASURED_MS) answered += 1;
      if (!answer?.ok) await delay(50);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, repeat));
  return answered / (MEASURED_MS / 1000);
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
