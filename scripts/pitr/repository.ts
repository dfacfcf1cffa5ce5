// Where pgBackRest of the proof stores its archive: a folder, or the S3 store of the tests behind TLS, which pgBackRest asks for.
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startS3Server } from '@liesse/platform/storage/backends/fixtures/s3-server.ts';
import { root } from '../steps/command.ts';

export type RepositoryKind = 'folder' | 's3';

export interface Repository {
  /** The text of deploy/pgbackrest/pgbackrest.conf for this store. */
  config: string;
  /** How many files the store holds; null for a folder. */
  stored(): Promise<number | null>;
  stop(): Promise<void>;
}

export async function openRepository(kind: RepositoryKind, folder: string): Promise<Repository> {
  const given = await readFile(path.join(root, 'deploy/pgbackrest/pgbackrest.conf'), 'utf8');
  if (kind === 'folder') {
    const config = withSettings(given, { 'repo1-path': path.join(folder, 'repository') });
    return { config, stored: async () => null, stop: async () => {} };
  }
  const { key, certificate } = makeCertificate(folder);
  const store = await startS3Server({
    tls: { key: await readFile(key, 'utf8'), cert: await readFile(certificate, 'utf8') },
  });
  const { bucket, region, accessKeyId, secretAccessKey, endpoint } = store.config;
  const { hostname, port } = new URL(endpoint ?? '');
  // The lines for a store of S3 are comments in the file that is given to operators.
  const lines = given.replace(/^repo1-path=.*\n/m, '').replaceAll(/^# (?=repo1-)/gm, '');
  const config = withSettings(lines, {
    'repo1-s3-endpoint': hostname,
    'repo1-s3-bucket': bucket,
    'repo1-s3-region': region,
    'repo1-s3-key': accessKeyId,
    'repo1-s3-key-secret': secretAccessKey,
    'repo1-cipher-pass': 'only-for-this-proof',
    // An address is no name of a bucket's own host.
    'repo1-s3-uri-style': `path\nrepo1-storage-port=${port}\nrepo1-storage-ca-file=${certificate}`,
  });
  return { config, stored: async () => (await store.keys()).length, stop: () => store.stop() };
}

/** Each must be a line of the file: a setting that an operator does not find there was not proven. */
export function withSettings(config: string, settings: Record<string, string>): string {
  return Object.entries(settings).reduce((text, [name, value]) => {
    const line = new RegExp(`^${name}=.*$`, 'm');
    if (!line.test(text)) throw new Error(`pgbackrest.conf has no ${name}`);
    return text.replace(line, () => `${name}=${value}`);
  }, config);
}

function makeCertificate(folder: string): { key: string; certificate: string } {
  const [key, certificate] = [path.join(folder, 'store.key'), path.join(folder, 'store.crt')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  // pgBackRest compares the host with names alone, also where it is an address.
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=DNS:127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  return { key, certificate };
}
