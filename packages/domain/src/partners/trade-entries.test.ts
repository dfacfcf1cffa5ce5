import { describe, expect, it } from 'vitest';
import { trades } from './directory.ts';
import { arrangeTrades, defaultTradeEntries } from './trade-entries.ts';

describe('arranged trades', () => {
  it('have the order and the names of administrators, without the hidden ones', () => {
    const [venue, caterer, ...others] = defaultTradeEntries;
    if (venue === undefined || caterer === undefined) throw new Error('ten trades are expected');
    const entries = [{ ...caterer, label: 'Gourmandises' }, { ...venue, is_hidden: true }, ...others];
    const shown = arrangeTrades(entries);
    expect(shown.map(({ id }) => id)).toEqual(['caterer', ...others.map(({ id }) => id)]);
    expect(shown[0]).toMatchObject({ label: 'Gourmandises', name: 'Traiteur', slug: 'traiteurs' });
    expect(arrangeTrades(defaultTradeEntries)).toMatchObject(trades);
  });
});
