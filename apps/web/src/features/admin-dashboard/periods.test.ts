import { describe, expect, it } from 'vitest';
import { adminDashboard } from '#web/features/admin-dashboard/dashboard.ts';
import { pointsOf, sumOf, tableOf } from '#web/features/admin-dashboard/periods.ts';

const dashboard = adminDashboard.parse({
  waiting: { messages: 2 },
  active_events: 4,
  response_minutes: null,
  storage_bytes: 0,
  storage_files: 0,
  days: [
    { day: '2021-06-01', requests: 2, client_sign_ups: 1, response_minutes: 90 },
    { day: '2021-06-02', partner_sign_ups: 3 },
  ],
  months: [{ month: '2021-05' }, { month: '2021-06', requests: 2 }],
});

describe('the figures of a period', () => {
  it('are zero where the answer leaves them out', () => {
    expect(pointsOf(dashboard, 'days').map(({ numbers }) => numbers.requests)).toEqual([2, 0]);
    expect(sumOf(dashboard.days, 'client_sign_ups', 'partner_sign_ups')).toBe(4);
  });

  it('have a short label for each day and month', () => {
    expect(pointsOf(dashboard, 'days').map(({ label }) => label)).toEqual(['1/06', '2/06']);
    expect(pointsOf(dashboard, 'months').map(({ label }) => label)).toEqual(['mai', 'juin']);
  });

  it('are all in the downloaded table, under their names', () => {
    const [head, first, second] = tableOf(pointsOf(dashboard, 'days'), 'days');
    expect(head).toHaveLength(11);
    expect(second?.at(-1), 'a day without an answer').toBe('');
    expect(first).toEqual(['2021-06-01', '1', '0', '0', '2', '0', '0', '0', '0', '0', '90']);
  });
});
