import { expect, it } from 'vitest';
import type { Dashboard } from '#web/features/dashboard/dashboard.ts';
import { cacheDashboard, readCachedDashboard } from '#web/features/dashboard/dashboard-cache.ts';
import { fakeStorage } from '#web/lib/offline/fake-storage.ts';
import { writeLocalCache } from '#web/lib/offline/local-cache.ts';

const shown = { event: { id: 'e', name: 'Ambre et Lou' } } as Dashboard;
const values = fakeStorage();

it('is read back by the same person for the same event', () => {
  cacheDashboard('alix', null, shown);
  expect(readCachedDashboard('alix', null)).toEqual(shown);
  expect(readCachedDashboard('alix', 'e')).toBeNull();
  expect(readCachedDashboard('sacha', null)).toBeNull();
});

it('is removed when there is no dashboard', () => {
  cacheDashboard('alix', null, shown);
  cacheDashboard('alix', null, null);
  expect(values.size).toBe(0);
});

it('is ignored from another build', () => {
  writeLocalCache('dashboard', [0, 'alix', null], shown);
  expect(readCachedDashboard('alix', null)).toBeNull();
});
