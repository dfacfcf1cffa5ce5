import { describe, expect, it } from 'vitest';
import { closest } from './suggestions.ts';
import { viewColumns } from './view-columns.ts';

const entry = (number: number, relation: number, column: number, inner = '{VAR :varno 1}') =>
  `{TARGETENTRY :expr ${inner} :resno ${number} :resname x :resorigtbl ${relation} :resorigcol ${column} :resjunk false}`;

describe('the columns of a view', () => {
  it('come from the outermost target list alone', () => {
    const nested = `{SUBLINK :subselect {QUERY :targetList (${entry(1, 99, 9)})}}`;
    const text = `({QUERY :cteList ({CTE :ctequery {QUERY :targetList (${entry(1, 7, 7)})}}) :targetList (${entry(1, 16384, 2)} ${entry(2, 0, 0, nested)}) :x 1})`;
    expect(viewColumns(text)).toEqual([{ number: 1, baseRelation: '16384', baseNumber: 2 }]);
  });

  it('are none in a text of another form', () => {
    expect(viewColumns('')).toEqual([]);
    expect(viewColumns('({QUERY :targetList <>})')).toEqual([]);
  });
});

describe('a suggestion', () => {
  it('is the closest name, and none when nothing is close', () => {
    expect(closest('guest', ['guests', 'events'])).toBe('guests');
    expect(closest('zzz', ['guests', 'events'])).toBeNull();
  });
});
