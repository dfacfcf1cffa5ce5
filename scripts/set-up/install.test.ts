import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { matchesLock } from './install.mjs';

type Package = { version: string; integrity?: string; optional?: boolean; os?: string[]; cpu?: string[] };

const pg: Package = { version: '8.23.1', integrity: 'sha512-pg' };
const here: Package = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] };
const elsewhere: Package = { version: '1.0.0', optional: true, os: ['plan9'], cpu: [process.arch] };

describe('an installed folder', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'liesse-install-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('matches when npm left every package of the lock file', () => {
    expect(given({ pg }, { pg })).toBe(true);
  });

  it('does not match without node_modules', () => {
    writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages: {} }));
    expect(matchesLock(root)).toBe(false);
  });

  it('does not match when a package is missing, of another version or of other bytes', () => {
    expect(given({ pg }, {})).toBe(false);
    expect(given({ pg }, { pg: { ...pg, version: '8.0.0' } })).toBe(false);
    expect(given({ pg }, { pg: { ...pg, integrity: 'sha512-other' } })).toBe(false);
  });

  it('does not match when the folder of a package was removed', () => {
    given({ pg }, { pg });
    rmSync(path.join(root, 'node_modules/pg'), { recursive: true });
    expect(matchesLock(root)).toBe(false);
  });

  it('may lack the build of another system but not its own', () => {
    expect(given({ pg, elsewhere }, { pg })).toBe(true);
    expect(given({ pg, here }, { pg })).toBe(false);
  });

  function given(wanted: Record<string, Package>, installed: Record<string, Package>): boolean {
    const placed = (some: Record<string, Package>) =>
      Object.fromEntries(Object.entries(some).map(([name, one]) => [`node_modules/${name}`, one]));
    for (const name of Object.keys(installed)) {
      mkdirSync(path.join(root, 'node_modules', name), { recursive: true });
      writeFileSync(path.join(root, 'node_modules', name, 'package.json'), '{}');
    }
    mkdirSync(path.join(root, 'node_modules'), { recursive: true });
    writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...placed(wanted) } }));
    writeFileSync(path.join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: placed(installed) }));
    return matchesLock(root);
  }
});
