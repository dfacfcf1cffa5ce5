import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Dashboard } from '#web/features/dashboard/dashboard.ts';
import { keepDashboard, keptDashboard } from '#web/features/dashboard/kept.ts';
import { storageKeys } from '#web/lib/storage-keys.ts';

const shown = { event: { id: 'e', name: 'Ambre et Lou' } } as Dashboard;
let values: Map<string, string>;

describe('the dashboard kept for the next visit', () => {
  beforeEach(() => {
    values = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is found again by its person, as it was asked for', () => {
    keepDashboard('alix', null, shown);
    expect(keptDashboard('alix', null)).toEqual(shown);
    expect(keptDashboard('alix', 'e')).toBeNull();
    expect(keptDashboard('sacha', null)).toBeNull();
  });

  it('is not kept for whoever is to be forgotten, nor when there is none', () => {
    keepDashboard('alix', null, shown);
    keepDashboard('alix', null, null);
    expect(values.has(storageKeys.dashboard)).toBe(false);
    values.set(storageKeys.rememberMe, 'false');
    keepDashboard('alix', null, shown);
    expect(values.has(storageKeys.dashboard)).toBe(false);
  });

  it('is not read when it is broken or of another build', () => {
    for (const text of ['{', 'null', '[]', JSON.stringify({ shape: 0, personId: 'alix', eventId: null })]) {
      values.set(storageKeys.dashboard, text);
      expect(keptDashboard('alix', null)).toBeNull();
    }
  });
});
