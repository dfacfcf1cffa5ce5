// `npm run pitr -- --to TIME --into DIR [--config FILE]` restores the database as it was at a second, from the archive of pgBackRest, into an
// empty folder. `npm run pitr -- --check` proves it on a server of its own with the files of deploy/pgbackrest, with a folder and with an S3 store.
import { parseArgs } from 'node:util';
import { missingPrograms, provePointInTime } from './pitr/proof.ts';
import { restoreArguments } from './pitr/restore.ts';
import { become } from './steps/command.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean' },
    to: { type: 'string' },
    into: { type: 'string' },
    config: { type: 'string', default: '/etc/pgbackrest/pgbackrest.conf' },
  },
});

const missing = missingPrograms();
if (missing.length > 0) {
  refuse(`missing: ${missing.join(', ')}. On Debian: apt-get install postgresql-15 pgbackrest openssl`);
} else if (values.check === true) {
  for (const kind of ['folder', 's3'] as const) {
    const lines = await provePointInTime(kind);
    process.stdout.write(`${[`archive of kind ${kind}:`, ...lines].join('\n  ')}\n`);
  }
} else if (values.to === undefined || values.into === undefined) {
  refuse('usage: npm run pitr -- --to TIME --into DIR [--config FILE], or npm run pitr -- --check');
} else if (!Number.isFinite(Date.parse(values.to))) {
  refuse('--to must be a time with its zone, such as "2020-05-16 14:30:00+02"');
} else {
  become('pgbackrest', restoreArguments({ config: values.config, to: values.to, into: values.into }));
}

function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
