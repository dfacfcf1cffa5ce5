// The files of deploy/ that run the product name variables, ports, paths and scripts of the server: all of them must exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfiguration, variableNames } from '#server/startup/configuration.ts';
import { REFUSED } from '#server/startup/start-failure.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const configNames = [...read('supabase/config.toml').matchAll(/env\((\w+)\)/g)].map(([, name = '']) => name);
const s3Names = ['BUCKET', 'REGION', 'ENDPOINT', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'].map(
  (name) => `STORAGE_S3_${name}`,
);
const known = new Set([...variableNames, ...configNames, ...s3Names, 'NODE_ENV']);
const unknownOf = (names: Iterable<string>): string[] => [...names].filter((name) => !known.has(name));
const DRAIN_S = 10;

describe('the Dockerfile', () => {
  const lines = read('deploy/docker/Dockerfile').replaceAll('\\\n', ' ').split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')));

  it('copies what exists, and starts the server without root', () => {
    const copied = lines.flatMap((line) => (/^COPY (?!--from)(\S+) /.exec(line) ?? []).slice(1));
    expect(copied.filter((source) => !existsSync(path.join(root, source)))).toEqual([]);
    const user = last.find((line) => line.startsWith('USER'));
    expect(user).toBe('USER liesse');
    expect(last.some((line) => line.includes('--uid 1000 '))).toBe(true);
    const [, script = ''] = /^CMD \["node", "([^"]+)"\]$/m.exec(last.join('\n')) ?? [];
    expect(existsSync(path.join(root, script))).toBe(true);
  });

  it('sets variables that the server knows, and asks its health', () => {
    const environment = /^ENV (.+)$/m.exec(last.join('\n'))?.[1]?.split(' ') ?? [];
    expect(unknownOf(environment.map((pair) => pair.split('=')[0] ?? ''))).toEqual([]);
    expect(last.find((line) => line.startsWith('HEALTHCHECK'))).toContain('/health');
  });
});

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('deploy/docker/compose.yaml')) as {
    services: Record<string, ComposeService>;
    volumes: Record<string, unknown>;
  };

  interface ComposeService {
    environment?: Record<string, string>;
    depends_on?: Record<string, unknown>;
    volumes?: string[];
    read_only?: boolean;
    ports?: string[];
  }

  it('gives the server an environment that it accepts', () => {
    const environment = services['liesse']?.environment ?? {};
    expect(unknownOf(Object.keys(environment))).toEqual([]);
    const given: Record<string, string> = { PUBLIC_URL: 'https://liesse.example', ADMIN_EMAIL: 'hote@liesse.example' };
    const filled = Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(
        /\$\{(\w+)(?::[?-][^}]*)?\}/g,
        (_, inner: string) => given[inner] ?? 'long-enough-secret-of-9-words',
      ),
    ]);
    expect(readConfiguration({ HOST: '0.0.0.0', ...Object.fromEntries(filled) })).toMatchObject({ ok: true });
    expect(services['liesse']).toMatchObject({ read_only: true, ports: ['127.0.0.1:3000:3000'] });
  });

  it('names services and volumes that it has', () => {
    const wanted = Object.values(services).flatMap(({ depends_on = {} }) => Object.keys(depends_on));
    expect(wanted.filter((name) => services[name] === undefined)).toEqual([]);
    const mounted = Object.values(services).flatMap((one) => one.volumes ?? []);
    expect(mounted.filter((one) => !((one.split(':')[0] ?? '') in volumes))).toEqual([]);
  });
});

describe('the manifests for Kubernetes', () => {
  const documents = ['liesse.yaml', 'migrate.yaml'].flatMap((file) =>
    parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((one) => one.toJS() as Manifest),
  );
  const byKind = (kind: string) => documents.find((one) => one.kind === kind) as Manifest;
  const deployment = byKind('Deployment');
  const container = (manifest: Manifest): Container => manifest.spec.template.spec.containers[0] as Container;

  interface Container {
    command?: string[];
    image: string;
    ports: { name: string; containerPort: number }[];
    readinessProbe: { httpGet: { path: string; port: string } };
    livenessProbe: { httpGet: { path: string; port: string } };
    lifecycle: { preStop: { exec: { command: string[] } } };
    securityContext: Record<string, unknown>;
  }
  interface Manifest {
    kind: string;
    data: Record<string, string>;
    spec: {
      replicas: number;
      minAvailable: number;
      selector: { matchLabels: Record<string, string> };
      template: {
        metadata: { labels: Record<string, string> };
        spec: { containers: Container[]; terminationGracePeriodSeconds: number };
      };
    };
  }

  it('give the server an environment that it accepts, and its own ports and paths', () => {
    const { data } = byKind('ConfigMap');
    expect(unknownOf(Object.keys(data))).toEqual([]);
    expect(readConfiguration(data)).toMatchObject({ ok: true });
    const { ports, readinessProbe, livenessProbe } = container(deployment);
    expect(ports).toEqual([
      { name: 'http', containerPort: Number(data['PORT']) },
      { name: 'metrics', containerPort: Number(data['METRICS_PORT']) },
    ]);
    expect(readinessProbe.httpGet).toEqual({ path: '/health', port: 'http' });
    // Without a database it answers too.
    expect(livenessProbe.httpGet).toEqual({ path: '/robots.txt', port: 'http' });
  });

  it('wait for the drain, and leave processes while nodes are emptied', () => {
    const [, seconds = '0'] = container(deployment).lifecycle.preStop.exec.command;
    expect(deployment.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(Number(seconds) + DRAIN_S);
    expect(byKind('PodDisruptionBudget').spec.minAvailable).toBeLessThan(deployment.spec.replicas);
    const { labels } = deployment.spec.template.metadata;
    expect(labels).toMatchObject(deployment.spec.selector.matchLabels);
    expect(labels).toMatchObject(byKind('PodDisruptionBudget').spec.selector.matchLabels);
  });

  it('migrate by a script of the same image, and neither writes its file system', () => {
    const job = container(byKind('Job'));
    expect(existsSync(path.join(root, job.command?.[1] ?? 'missing'))).toBe(true);
    expect(job.image).toBe(container(deployment).image);
    for (const one of [job, container(deployment)]) {
      expect(one.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
    }
  });
});

describe.each(
  readdirSync(path.join(root, 'deploy/systemd')).filter(
    (name) => name.startsWith('liesse') && name.endsWith('.service'),
  ),
)('the unit %s', (name) => {
  const unit = read(`deploy/systemd/${name}`);
  const valueOf = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1];

  it('starts a script that exists with variables that the server knows', () => {
    const script = /\bapps\/\S+\.ts\b/.exec(valueOf('ExecStart') ?? '')?.[0];
    if (script !== undefined) expect(existsSync(path.join(root, script))).toBe(true);
    const pairs = valueOf('Environment')?.split(' ') ?? [];
    expect(unknownOf(pairs.map((pair) => pair.split('=')[0] ?? ''))).toEqual([]);
  });

  it('does not repeat a refused start, and waits for the drain', () => {
    if (valueOf('Restart') === undefined) return;
    expect(valueOf('RestartPreventExitStatus')).toBe(String(REFUSED));
    expect(Number(valueOf('TimeoutStopSec'))).toBeGreaterThan(DRAIN_S);
  });
});
