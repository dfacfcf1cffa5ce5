import { describe, expect, it } from 'vitest';
import { exactOption, findEntries, indexOptions } from '#web/ui/fields/combobox/combobox-match.ts';

const index = indexOptions([
  { value: '1', label: 'Château de Vaux' },
  { value: '2', label: 'Le Clos des Châteaux' },
  { value: '3', label: 'Élodie Traiteur', detail: 'Nîmes' },
  { value: '4', label: 'L’Œuf et la Poule' },
  { value: '5', label: 'Grand-Château' },
  { value: '6', label: 'Archateau' },
]);
const found = (query: string, canCreate = false) =>
  findEntries(index, query, canCreate).map((entry) => (entry.kind === 'option' ? entry.option.value : entry));

describe('the choices of a combobox', () => {
  it('are all there, in their order, when nothing is typed', () => {
    expect(found('  ')).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('are found without accents, ligatures or case, the closest first', () => {
    expect(found('CHATEAU')).toEqual(['1', '2', '5', '6']);
    expect(found("l'oeuf")).toEqual(['4']);
  });

  it('are found by words in any order, and by their detail', () => {
    expect(found('vaux chat')).toEqual(['1']);
    expect(found('nimes')).toEqual(['3']);
    expect(found('nimes vaux')).toEqual([]);
  });

  it('offer to add what no choice bears as its name', () => {
    expect(found(' Vaux ', true)).toEqual(['1', { kind: 'create', label: 'Vaux' }]);
    expect(found('chateau de vaux', true)).toEqual(['1']);
  });

  it('know the one that is named in full', () => {
    expect(exactOption(index, ' elodie traiteur ')?.value).toBe('3');
    expect(exactOption(index, 'elodie')).toBeUndefined();
  });

  it('are found among 10 000', () => {
    const many = indexOptions(
      Array.from({ length: 10_000 }, (_, id) => ({ value: String(id), label: `Invité nº ${id}` })),
    );
    expect(findEntries(many, 'invite 999', false)).toHaveLength(19);
  });
});
