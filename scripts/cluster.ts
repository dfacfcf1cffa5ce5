// `npm run cluster`: a small production on one Linux machine with Debian packages. `-- --check [--quick]` proves what it withstands.
import { parseArgs } from 'node:util';
import { checkCluster } from '../tests/faults/cluster/check.ts';
import { buildWeb, isWebStale } from './build.ts';
import { Cluster } from './cluster/cluster.ts';
import { findPrograms } from './cluster/programs.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    port: { type: 'string', default: '15000' },
    restarts: { type: 'string' },
    failovers: { type: 'string' },
  },
});
const print = (line: string) => console.log(line);

if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  refuse('npm run cluster needs root on Linux: PostgreSQL and PgBouncer run under the account of their package.');
}
const found = findPrograms();
if (!found.ok) {
  refuse(`These Debian packages are missing: ${found.missing.join(' ')}
apt-get install --no-install-recommends ${found.missing.join(' ')}
Their services would start by themselves and take the usual ports: a /usr/sbin/policy-rc.d that exits with 101 prevents that.`);
}
if (isWebStale()) {
  print('Building the web application…');
  const { code, output } = await buildWeb();
  if (code !== 0) refuse(`${output}\nThe web application could not be built.`);
}

const count = (text: string | undefined, quick: number, full: number) =>
  text === undefined ? (values.quick ? quick : full) : Number(text);
const options = { programs: found.programs, firstPort: Number(values.port), report: print };
if (values.check) {
  const passed = await checkCluster({
    ...options,
    restarts: count(values.restarts, 3, 100),
    failovers: count(values.failovers, 2, 20),
    sockets: values.quick ? 300 : 1_500,
    only: values.only.split(',').filter((name) => name !== ''),
    onSignal: stopOnSignal,
  });
  process.exit(passed ? 0 : 1);
}

const cluster = await Cluster.plan(options);
stopOnSignal(cluster);
try {
  await cluster.start();
  print(`\n${cluster.url} · data and logs in ${cluster.layout.folder} until the end · Ctrl-C stops everything`);
} catch (error) {
  print(String(error));
  await cluster.stop();
  process.exit(1);
}

function stopOnSignal(running: Cluster): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      print('Stopping…');
      void running.stop().then(() => process.exit(0));
    });
  }
  // Keeps the command running while its programs do.
  setInterval(() => {}, 60_000);
}

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}
