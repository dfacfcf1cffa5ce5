import { describe, expect, it } from 'vitest';
import { coverageOf, parseRows } from './spec-coverage.ts';

const rows = parseRows('id\twhat must be true\nPUB-01\tlanding\nPUB-02\tbuttons\nAREA-C1\tclient area\n');
const idsOf = (some: { id: string }[]) => some.map((row) => row.id);

describe('coverage of the specification', () => {
  it('reads the rows without the heading', () => {
    expect(idsOf(rows)).toEqual(['PUB-01', 'PUB-02', 'AREA-C1']);
  });

  it('holds a row for proven when a passing test quotes it', () => {
    const { proven, missing } = coverageOf(rows, [
      { name: '[PUB-01] the landing page [AREA-C1]', status: 'passed' },
      { name: '[PUB-02] the two buttons', status: 'skipped' },
    ]);
    expect(idsOf(proven)).toEqual(['PUB-01', 'AREA-C1']);
    expect(idsOf(missing)).toEqual(['PUB-02']);
  });

  it('does not hold a row for proven when one device passes and another fails', () => {
    const { proven, failing } = coverageOf(rows, [
      { name: '[PUB-01] the landing page (desktop)', status: 'passed' },
      { name: '[PUB-01] the landing page (phone)', status: 'failed' },
    ]);
    expect(proven).toEqual([]);
    expect(idsOf(failing)).toEqual(['PUB-01']);
  });

  it('names a quoted row that does not exist, and leaves other numbers in brackets alone', () => {
    const { unknown } = coverageOf(rows, [{ name: '[PUB-99] a slip, and [SEC-A1] of another list', status: 'passed' }]);
    expect(unknown).toEqual(['PUB-99']);
  });
});
