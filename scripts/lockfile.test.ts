import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type LockedPackages, missingBuilds, systemOf } from './lockfile.ts';
import { root } from './steps/command.ts';

describe('the missing builds of a lock file', () => {
  const linux = { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] };
  const parent = {
    version: '1.0.0',
    optionalDependencies: { '@tool/linux-x64': '1.0.0', '@tool/darwin-arm64': '1.0.0' },
  };

  it('are none where every optional dependency has its entry', () => {
    expect(
      missingBuilds({
        'node_modules/tool': parent,
        'node_modules/@tool/linux-x64': linux,
        'node_modules/@tool/darwin-arm64': linux,
      }),
    ).toEqual({});
  });

  it('have the version that the parent asks for and the system of their name', () => {
    expect(missingBuilds({ 'node_modules/tool': parent, 'node_modules/@tool/linux-x64': linux })).toEqual({
      'node_modules/@tool/darwin-arm64': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
    });
  });

  it('are for development alone only when all their parents are', () => {
    const build = 'node_modules/@tool/linux-x64';
    const wanted = { version: '1.0.0', optionalDependencies: { '@tool/linux-x64': '1.0.0' } };
    const development = { ...wanted, dev: true };
    expect(missingBuilds({ 'node_modules/a': development, 'node_modules/b': development })[build]?.dev).toBe(true);
    expect(missingBuilds({ 'node_modules/a': development, 'node_modules/b': wanted })[build]).not.toHaveProperty('dev');
    expect(missingBuilds({ 'node_modules/a': wanted, 'node_modules/b': development })[build]).not.toHaveProperty('dev');
  });

  it('lie inside their parent where another version has the common place', () => {
    const packages: LockedPackages = {
      'node_modules/vite/node_modules/tool': { version: '2.0.0', optionalDependencies: { '@tool/linux-x64': '2.0.0' } },
      'node_modules/@tool/linux-x64': linux,
    };
    expect(Object.keys(missingBuilds(packages))).toEqual([
      'node_modules/vite/node_modules/tool/node_modules/@tool/linux-x64',
    ]);
  });

  it('are found beside a nested parent and from a workspace', () => {
    const asks = { optionalDependencies: { '@tool/linux-x64': '1.0.0' } };
    expect(
      missingBuilds({
        'packages/platform': asks,
        'node_modules/vite/node_modules/tool': { version: '1.0.0', ...asks },
        'node_modules/@tool/linux-x64': linux,
      }),
    ).toEqual({});
  });

  it('cannot be known for a range of versions', () => {
    const packages = { 'node_modules/pg': { version: '8.0.0', optionalDependencies: { 'pg-cloudflare': '^1.4.1' } } };
    expect(() => missingBuilds(packages)).toThrow('pg-cloudflare@^1.4.1');
  });
});

describe('the system of a build', () => {
  it.each([
    ['@biomejs/cli-win32-x64', { os: ['win32'], cpu: ['x64'] }],
    ['@oxlint/binding-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
    ['@rolldown/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'] }],
    ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
    ['@img/sharp-linuxmusl-x64', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['pg-cloudflare', {}],
  ])('of %s is in its name', (name, system) => {
    expect(systemOf(name)).toEqual(system);
  });

  it('never contradicts what the registry recorded in our lock file', () => {
    const { packages }: { packages: LockedPackages } = JSON.parse(
      readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
    );
    for (const [place, { os, cpu, libc, integrity }] of Object.entries(packages)) {
      const name = place.split('node_modules/').at(-1) ?? '';
      if (!integrity || !os || !cpu) continue;
      // Some builds need glibc without their name saying so.
      const expected = { os, cpu, ...(systemOf(name).libc && { libc }) };
      expect({ name, ...systemOf(name) }).toEqual({ name, ...expected });
    }
  });
});
