import { expect, it } from 'vitest';
import { arranged } from '#web/features/events/moments/use-order.ts';

it('leaves what somebody added meanwhile at the end', () => {
  const items = ['new', 'a', 'b'].map((id) => ({ id }));
  expect(arranged(items, ['b', 'a']).map(({ id }) => id)).toEqual(['b', 'a', 'new']);
});
