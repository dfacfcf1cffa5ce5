import { describe, expect, it } from 'vitest';
import { foldersOf, knownFolder, shown } from '#web/features/documents/document-filters.ts';
import { extensionOf, isPicture } from '#web/features/documents/document-kinds.ts';
import type { EventDocument } from '#web/features/documents/queries.ts';

const document = (name: string, folder = '', more: Partial<EventDocument> = {}): EventDocument => ({
  id: name,
  path: `e/${name}`,
  name,
  folder,
  size_bytes: 1,
  mime: 'application/pdf',
  event_partner_id: null,
  budget_item_id: null,
  created_at: '',
  version: 1,
  ...more,
});

const all = [
  document('Contrat du château.pdf', 'Contrats', { event_partner_id: 'v' }),
  document('Bouquet.jpg', 'Fleurs'),
  document('Notes.txt'),
];
const ties = { vendors: [{ id: 'v', name: 'Domaine des Étangs' }], lines: [] };

describe('the folders', () => {
  it('are those proposed, then those made, then none, with their counts', () => {
    expect(foldersOf(all).map(({ label, count }) => [label, count])).toEqual([
      ['Tous', 3],
      ['Contrats', 1],
      ['Devis', 0],
      ['Factures', 0],
      ['Inspirations', 0],
      ['Fleurs', 1],
      ['Sans dossier', 1],
    ]);
  });

  it('are found again however their names are typed', () => {
    expect(knownFolder(' fleurs ', all)).toBe('Fleurs');
    expect(knownFolder('CONTRATS', all)).toBe('Contrats');
    expect(knownFolder('Robe', all)).toBe('Robe');
  });
});

describe('a search', () => {
  const names = (folder: string | null, search: string) => shown(all, { folder, search, ties }).map(({ name }) => name);

  it('finds by name, folder and vendor, without accents or case', () => {
    expect(names(null, 'CHATEAU')).toEqual(['Contrat du château.pdf']);
    expect(names(null, 'etangs contrat')).toEqual(['Contrat du château.pdf']);
    expect(names(null, 'fleurs')).toEqual(['Bouquet.jpg']);
  });

  it('stays in its folder', () => {
    expect(names('Fleurs', 'contrat')).toEqual([]);
    expect(names('', '')).toEqual(['Notes.txt']);
  });
});

describe('a file', () => {
  it.each([
    ['Photo.JPEG', 'jpg'],
    ['devis.final.pdf', 'pdf'],
    ['script.html', null],
    ['constructor', null],
  ])('%s is kept as %s', (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });

  it('is drawn unless browsers cannot', () => {
    expect(isPicture('image/webp')).toBe(true);
    expect(isPicture('image/heic')).toBe(false);
    expect(isPicture('application/pdf')).toBe(false);
  });
});
