// `npm run cluster -- --check`: the whole proof, one part after the other, as a table of figures.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startMailReceiver } from '#tests/support/mail-receiver.ts';
import { Cluster, type ClusterOptions } from '../../../scripts/cluster/cluster.ts';
import { root } from '../../../scripts/steps/command.ts';
import { capacity } from './capacity.ts';
import { failovers, kills, rollingRestarts } from './failures.ts';
import type { Figure, Proof, Stage } from './proof.ts';
import { jobs, limits, signOut, timetable, upload } from './shared-state.ts';
import { sockets } from './sockets.ts';
import { schemaReload, starting } from './starting.ts';

export interface CheckOptions extends ClusterOptions {
  restarts: number;
  failovers: number;
  sockets: number;
  /** Names of parts; all without any. */
  only: readonly string[];
  onSignal: (cluster: Cluster) => void;
}

const PROOFS: Record<string, Proof> = {
  starting,
  'schema-reload': schemaReload,
  'sign-out': signOut,
  limits,
  upload,
  jobs,
  timetable,
  sockets,
  restarts: rollingRestarts,
  kills,
  failovers,
  capacity,
};

/** Longer than 100 restarts or 20 failovers take on a busy machine. */
const PART_LIMIT_MS = 30 * 60_000;

/** The others write into the table that this one creates. */
const ALWAYS = 'schema-reload';

export async function checkCluster(options: CheckOptions): Promise<boolean> {
  const { report, only } = options;
  const began = performance.now();
  const mails = await startMailReceiver();
  const cluster = await Cluster.plan({
    ...options,
    env: {
      SMTP_HOST: mails.smtp.host,
      SMTP_PORT: String(mails.smtp.port),
      SMTP_FROM: 'noreply@liesse.test',
      // Every socket of the proof comes from this machine and belongs to one account.
      SOCKETS_PER_NETWORK: '5000',
      SOCKETS_PER_ACCOUNT: '5000',
    },
  });
  options.onSignal(cluster);
  const figures: Figure[] = [];
  const stage: Stage = {
    ...options,
    cluster,
    mails,
    add(figure) {
      figures.push(figure);
      writeFigures(figures);
      report(`${figure.isMet ? '✓' : '✗'} ${figure.what}: ${figure.measured} (${figure.goal})`);
    },
  };
  try {
    await cluster.start();
    for (const [name, prove] of Object.entries(PROOFS)) {
      if (only.length > 0 && !only.includes(name) && name !== ALWAYS) continue;
      report(`\n${name}…`);
      await within(PART_LIMIT_MS, prove(stage)).catch(async (error: unknown) => {
        stage.add({ what: name, goal: 'runs to its end', measured: String(error), isMet: false });
        // The next part finds everything running.
        await Promise.all([...cluster.engines.patroni, ...cluster.apps].map((service) => service.start()));
      });
    }
  } catch (error) {
    stage.add({ what: 'the cluster', goal: 'starts', measured: String(error), isMet: false });
  } finally {
    await cluster.stop();
    await mails.stop();
  }
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  const met = figures.filter(({ isMet }) => isMet).length;
  report(`\n${tableOf(figures)}\n\n${met} of ${figures.length} goals met in ${minutes} minutes`);
  return met === figures.length;
}

/** After each figure, so that a run that is interrupted leaves what it has measured. */
function writeFigures(figures: readonly Figure[]): void {
  const reports = path.join(root, '.reports');
  mkdirSync(reports, { recursive: true });
  writeFileSync(path.join(reports, 'cluster.json'), `${JSON.stringify(figures, null, 2)}\n`);
}

/** A part that waits in vain is given up, and the others follow. */
async function within(limitMs: number, work: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`not ended after ${limitMs / 60_000} minutes`)), limitMs);
  try {
    await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

function tableOf(figures: readonly Figure[]): string {
  const lines = figures.map(
    ({ what, goal, measured, isMet }) => `| ${what} | ${goal} | ${measured} | ${isMet ? 'yes' : 'NO'} |`,
  );
  return ['| what | goal | measured | met |', '|---|---|---|---|', ...lines].join('\n');
}
