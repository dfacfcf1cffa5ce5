import { describe, expect, it } from 'vitest';
import { findCommands } from '#web/ui/overlays/command-palette-search.ts';

const onSelect = () => {};
const groups = [
  {
    label: 'Pages',
    commands: [
      { id: 'guests', label: 'Invités', keywords: 'convives liste', onSelect },
      { id: 'seating', label: 'Plan de table', onSelect },
    ],
  },
  { label: 'Actions', commands: [{ id: 'add', label: 'Ajouter un invité', onSelect }] },
];
const found = (query: string) => findCommands(groups, query).flatMap(({ commands }) => commands.map(({ id }) => id));

describe('the command palette', () => {
  it('shows all before anything is typed', () => {
    expect(found('  ')).toEqual(['guests', 'seating', 'add']);
  });

  it('finds without accents, in any order of the words', () => {
    expect(found('INVITE')).toEqual(['guests', 'add']);
    expect(found('table plan')).toEqual(['seating']);
  });

  it('finds by other words for the same thing, and by the group', () => {
    expect(found('convive')).toEqual(['guests']);
    expect(found('action')).toEqual(['add']);
  });

  it('leaves no group without a command', () => {
    expect(findCommands(groups, 'zzz')).toEqual([]);
  });
});
