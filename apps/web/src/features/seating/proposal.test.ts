import { createSeatingSolver, findConflict } from '@liesse/domain';
import { expect, it } from 'vitest';
import { pageOf } from '#web/features/seating/fixtures.ts';
import { type Rule, viewOf } from '#web/features/seating/page.ts';
import { conflictSentences, planOf, proposalOf } from '#web/features/seating/proposal.ts';
import { problemOf } from '#web/features/seating/rules.ts';

const rule = (part: Partial<Rule>): Rule => ({
  id: 'r',
  kind: 'apart',
  strength: 'important',
  guest_ids: ['noa', 'paul'],
  household_ids: [],
  tag: null,
  table_id: null,
  version: 1,
  ...part,
});

it('a proposal places those who wait on free seats, and says which wish it does not meet and why', () => {
  const page = { ...pageOf(), rules: [rule({})] };
  const shown = { page, view: viewOf(page) };
  const solver = createSeatingSolver(problemOf(page), { mode: 'propose', seed: 1, current: planOf(page) });
  for (let step = 0; step < 20; step += 1) solver.step();
  const proposal = proposalOf(shown, solver.best());
  expect(proposal.changes).toEqual(['Noa Roy\u00a0: à placer → Table 2', 'Lou Roy\u00a0: à placer → Table 2']);
  const [noa, lou] = proposal.moves;
  // Paul has the first seat, and a baby on a lap needs none.
  expect(noa?.to?.seat).toBeGreaterThan(1);
  expect(noa?.to?.seat).toBeLessThanOrEqual(8);
  expect(lou).toEqual({ guestId: 'bebe', to: { tableId: 't2', seat: null } });
  expect(proposal).toMatchObject({ unplaced: [], broken: [] });
  expect(proposal.unmet).toEqual([
    {
      sentence: 'À des tables différentes\u00a0: Noa Roy et Paul Petit.',
      reason: 'Il ne reste pas assez de places.',
    },
  ]);
});

it('where sides take turns, a proposal also says who gets which seat', () => {
  const own = pageOf();
  const page = {
    ...own,
    rules: [rule({ kind: 'alternate_sides', strength: 'required', guest_ids: [] })],
    households: own.households.map((one) => ({ ...one, side: one.id === 'roy' ? 'b' : 'a' })),
  };
  const solver = createSeatingSolver(problemOf(page), { mode: 'propose', seed: 1, current: planOf(page) });
  const { moves, changes, broken } = proposalOf({ page, view: viewOf(page) }, solver.best());
  const plus = moves.find(({ guestId }) => guestId === 'plus')?.to?.seat ?? 0;
  // Paul has seat 1 of 8.
  expect([3, 4, 5, 6, 7]).toContain(plus);
  expect(changes).toContain(`Accompagnant·e · Paul Petit\u00a0: Table 2 → Table 2, place\u00a0${plus}`);
  expect(broken).toEqual([]);
});

it('a contradiction is named by its parts', () => {
  const page = { ...pageOf(), rules: [rule({ strength: 'required', guest_ids: ['paul', 'plus'] })] };
  const conflict = findConflict(problemOf(page));
  expect(conflict && conflictSentences({ page, view: viewOf(page) }, conflict)).toEqual([
    'À des tables différentes\u00a0: Paul Petit et Accompagnant·e · Paul Petit.',
    'Le foyer Paul reste à une même table.',
  ]);
});
