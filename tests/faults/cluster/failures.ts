// One part after another is restarted or killed while requests go on.
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { MEMBERS } from '../../../scripts/cluster/layout.ts';
import { postmasterPid, untilSynchronous } from '../../../scripts/cluster/patroni.ts';
import type { Service } from '../../../scripts/cluster/service.ts';
import { countLost, type Load, type LoadRequest, startLoad, usualRequests } from './load.ts';
import { ask, type Proof, type Stage, seconds, secretHeaders } from './proof.ts';

const describeWrong = (load: Load): string =>
  load
    .wrong()
    .map(([name, number]) => `${number} × ${name}`)
    .join('; ');

export const rollingRestarts: Proof = async (stage) => {
  const { cluster, restarts, add, report } = stage;
  const acknowledged = new Set<string>();
  await using load = startLoad(usualRequests(stage, acknowledged), acknowledged);
  await delay(2_000);
  for (let number = 0; number < restarts; number += 1) {
    const app = cluster.apps[number % cluster.apps.length];
    await app?.stop();
    // HAProxy finds the new process while the next one still answers, which it does for SHUTDOWN_DELAY.
    await app?.start();
    if ((number + 1) % 10 === 0)
      report(`  ${number + 1} restarts, ${load.total()} requests, ${load.wrong().length + load.refused()} failed`);
  }
  await load.stop();
  const failed = load.refused() + load.wrong().reduce((sum, [, each]) => sum + each, 0);
  const lost = await countLost(stage, acknowledged);
  add({
    what: `${restarts} restarts of a process in turn, under load`,
    goal: '0 failed requests',
    measured: `${failed} of ${load.total()} failed, ${lost} of ${acknowledged.size} writes lost${failed > 0 ? ` (${load.refused()} × 503; ${describeWrong(load)})` : ''}`,
    isMet: failed === 0 && lost === 0,
  });
};

const BACK_LIMIT_MS = 30_000;

/** In turn the postmaster alone, and the whole member with its Patroni, which comes back only after the failover. */
export const failovers: Proof = async (stage) => {
  const { cluster, add, report } = stage;
  const { layout, engines } = cluster;
  const acknowledged = new Set<string>();
  await using load = startLoad(usualRequests(stage, acknowledged), acknowledged);
  const pids = cluster.apps.map(({ pid }) => pid);
  const outages: number[] = [];
  for (let round = 0; round < stage.failovers; round += 1) {
    const leader = await untilSynchronous(layout);
    await load.untilRight('write', performance.now());
    const patroni = engines.patroni[leader - 1];
    const isWholeMember = round % 2 === 1;
    const postmaster = postmasterPid(layout, leader);
    const killed = performance.now();
    if (isWholeMember) void patroni?.stop('SIGKILL');
    process.kill(postmaster, 'SIGKILL');
    // What was answered right in the same instant may have been committed before.
    const back = await load.untilRight('write', killed + 200).catch(() => Number.POSITIVE_INFINITY);
    outages.push(back - killed);
    report(
      `  failover ${round + 1}, ${isWholeMember ? 'whole member' : 'PostgreSQL alone'}: writes again after ${seconds(back - killed)}`,
    );
    if (isWholeMember) await patroni?.start();
  }
  await untilSynchronous(layout);
  await load.stop();
  const lost = await countLost(stage, acknowledged);
  const isSameProcess = cluster.apps.every(({ pid }, index) => pid === pids[index]);
  const slowest = Math.max(...outages);
  add({
    what: `the primary killed ${stage.failovers} times under write load`,
    goal: '0 lost, back ≤ 30 s',
    measured: `${lost} of ${acknowledged.size} acknowledged writes lost, back after ${outages.map((ms) => (ms / 1000).toFixed(1)).join(', ')} s`,
    isMet: lost === 0 && slowest <= BACK_LIMIT_MS && acknowledged.size > 0,
  });
  add({
    what: 'answers during these failovers',
    goal: 'right or 503 with Retry-After; no process ends',
    measured: `${load.total()} requests, ${load.refused()} × 503, wrong: ${describeWrong(load) || 'none'}${isSameProcess ? '' : ', a process ended'}`,
    isMet: load.wrong().length === 0 && isSameProcess,
  });
};

export const kills: Proof = async (stage) => {
  const { engines, apps } = stage.cluster;
  const [app] = apps;
  if (app) await killOne(stage, 'a Liesse process', app);
  await killOne(stage, 'PgBouncer', engines.pgbouncer);
  await killOne(stage, 'the S3 store', engines.store);
  const leader = await etcdLeader(stage);
  if (leader) await killOne(stage, 'the leader of etcd', leader);
};

async function killOne(stage: Stage, what: string, service: Service): Promise<void> {
  const acknowledged = new Set<string>();
  const requests = [...usualRequests(stage, acknowledged, 2), await fileRequest(stage)];
  await using load = startLoad(requests, acknowledged);
  const names = [...new Set(requests.map(({ name }) => name))];
  await Promise.all(names.map((name) => load.untilRight(name, performance.now())));
  const killed = performance.now();
  await service.kill();
  const served = Promise.all(names.map((name) => load.untilRight(name, performance.now())));
  await service.untilReady();
  const back = await served;
  await delay(3_000);
  await load.stop();
  const lost = await countLost(stage, acknowledged);
  stage.add({
    what: `${what} killed under load`,
    goal: 'right or 503 with Retry-After',
    measured: `${load.total()} requests, ${load.refused()} × 503, wrong: ${describeWrong(load) || 'none'}, ${lost} writes lost, every kind of request answered after ${seconds(Math.max(...back) - killed)}`,
    isMet: load.wrong().length === 0 && lost === 0,
  });
}

/** Reads a stored file of known bytes. */
async function fileRequest(stage: Stage): Promise<LoadRequest> {
  const { url } = stage.cluster;
  const headers = secretHeaders(stage);
  const bytes = randomBytes(20_000);
  await ask(`${url}/storage/v1/bucket`, { method: 'POST', headers, body: { name: 'cluster', id: 'cluster' } });
  const stored = await fetch(`${url}/storage/v1/object/cluster/known`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream', 'x-upsert': 'true' },
    body: bytes,
  });
  if (!stored.ok) throw new Error(`storing a file answered ${stored.status}: ${await stored.text()}`);
  return {
    name: 'file',
    send: () => ask(`${url}/storage/v1/object/cluster/known`, { headers }),
    judge: async (answer) => bytes.equals(Buffer.from(await answer.arrayBuffer())),
  };
}

/** Each member names itself and the leader. */
async function etcdLeader({ cluster }: Stage): Promise<Service | undefined> {
  for (const member of MEMBERS) {
    const answer = await ask(`http://127.0.0.1:${cluster.layout.port('etcd', member)}/v3/maintenance/status`, {
      method: 'POST',
      body: {},
    });
    const { header, leader } = (await answer.json()) as { header: { member_id: string }; leader: string };
    if (header.member_id === leader) return cluster.engines.etcd[member - 1];
  }
  return undefined;
}
