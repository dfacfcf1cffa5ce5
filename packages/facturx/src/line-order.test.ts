import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isolate, visualRuns } from './line-order.ts';

/** The runs from left to right; those that are read from the right are in brackets. */
const order = (line: string): string =>
  visualRuns(line)
    .map(({ text, isRightToLeft }) => (isRightToLeft ? `[${text}]` : text))
    .join('|');

describe('the order of a line', () => {
  it.each([
    ['Paul Petit', 'Paul Petit'],
    ['خالد داود', '[خالد داود]'],
    ['Marie داود', 'Marie |[داود]'],
    ['خالد Martin', 'Martin|[خالد ]'],
    ['شارع 12', '12|[شارع ]'],
    ['12 شارع 3,5', '3,5|[ شارع ]|12'],
    ['Table دوار 3 (suite)', 'Table |3|[دوار ]| (suite)'],
    ['דוד · Paul', 'Paul|[דוד · ]'],
  ])('%s', (line, expected) => expect(order(line)).toBe(expected));

  it('does not let an isolated name move what stands around it', () => {
    expect(order(`${isolate('خالد')} · Table 3`)).toBe('[خالد]| · Table 3');
    expect(order(`${isolate('خالد Martin')} · ${isolate('ياسمين')}`)).toBe('Martin|[خالد ]| · |[ياسمين]');
    expect(isolate('Paul')).toBe('Paul');
  });

  it('loses and adds no letter', () => {
    const letters = fc.string({
      unit: fc.constantFrom('a', 'é', 'خ', 'د', 'ד', '1', '٣', ' ', '-', '(', '·', '\u2068', '\u2069'),
    });
    fc.assert(
      fc.property(letters, (line) => {
        const drawn = visualRuns(line)
          .map(({ text }) => text)
          .join('');
        const sorted = (text: string) =>
          Array.from(text.replaceAll(/[\u2068\u2069]/g, ''))
            .toSorted()
            .join('');
        expect(sorted(drawn)).toBe(sorted(line));
      }),
    );
  });
});
