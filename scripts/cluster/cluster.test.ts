import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../steps/command.ts';
import { planLayout } from './layout.ts';
import { findPrograms } from './programs.ts';
import { fill, fillTemplate } from './template.ts';

const folder = path.join(root, 'deploy/cluster');
const templates = readdirSync(folder).filter((name) => name !== 'cluster.env');

describe('the configuration files of a cluster', () => {
  it('are filled by what `npm run cluster` plans, on each machine', async () => {
    const layout = await planLayout('/tmp/liesse-cluster-test', 21_000, '/usr/lib/postgresql/15/bin');
    for (const member of [1, 2, 3] as const) {
      for (const name of templates) expect(fillTemplate(name, layout.values(member)), name).not.toMatch(/\$\{/);
    }
    expect(fillTemplate('etcd.yml', layout.values(2))).toContain('name: n2\n');
  });

  it('are filled by the values that an operator writes down', () => {
    const values = parseEnv(readFileSync(path.join(folder, 'cluster.env'), 'utf8')) as Record<string, string>;
    for (const name of templates) expect(fillTemplate(name, values), name).not.toMatch(/\$\{/);
  });

  it('are never written with a placeholder open, and the variables of nginx are none', () => {
    expect(() => fill('port: ${NOWHERE}', {})).toThrow('NOWHERE');
    expect(fill('$http_upgrade ${PORT}', { PORT: 1 })).toBe('$http_upgrade 1');
  });
});

describe('the programs of a cluster', () => {
  let machine: string;
  beforeEach(() => {
    machine = mkdtempSync(path.join(tmpdir(), 'programs-'));
  });
  afterEach(() => rmSync(machine, { recursive: true }));

  it('are named by their packages where they are missing', () => {
    writeFileSync(path.join(machine, 'haproxy'), '');
    const found = findPrograms([machine], path.join(machine, 'postgresql/*/bin'));
    const missing = ['postgresql', 'etcd-server', 'patroni', 'python3-etcd', 'pgbouncer', 'nginx', 'openssl'];
    expect(found).toEqual({ ok: false, missing });
  });

  it('are those of the newest PostgreSQL', () => {
    for (const name of ['etcd', 'patroni', 'haproxy', 'pgbouncer', 'nginx', 'openssl'])
      writeFileSync(path.join(machine, name), '');
    for (const version of ['9', '15', '17']) {
      mkdirSync(path.join(machine, 'postgresql', version, 'bin'), { recursive: true });
      writeFileSync(path.join(machine, 'postgresql', version, 'bin/postgres'), '');
    }
    const found = findPrograms([machine], path.join(machine, 'postgresql/*/bin'));
    expect(found.ok && found.programs.postgres).toBe(path.join(machine, 'postgresql/17/bin'));
  });
});
