import { describe, expect, it } from 'vitest';
import { filterDocuments, foldersOf, matchingFolder } from '#web/features/documents/document-filters.ts';
import { extensionOf, isPicture } from '#web/features/documents/document-kinds.ts';
import type { EventDocument } from '#web/features/documents/queries.ts';

const document = (name: string, folder = '', fields: Partial<EventDocument> = {}): EventDocument => ({
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
  ...fields,
});

const all = [
  document('Contrat du château.pdf', 'Contrats', { event_partner_id: 'v' }),
  document('Bouquet.jpg', 'Fleurs'),
  document('Notes.txt'),
];
const links = { partners: [{ id: 'v', name: 'Domaine des Étangs' }], lines: [] };

describe('the folders', () => {
  it('list proposed folders, then created ones, then documents without a folder, with counts', () => {
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

  it('are matched whatever the case and accents of the typed name', () => {
    expect(matchingFolder(' fleurs ', all)).toBe('Fleurs');
    expect(matchingFolder('CONTRATS', all)).toBe('Contrats');
    expect(matchingFolder('Robe', all)).toBe('Robe');
  });
});

describe('a search', () => {
  const names = (folder: string | null, search: string) =>
    filterDocuments(all, { folder, search, links }).map(({ name }) => name);

  it('finds by name, folder and partner, ignoring accents and case', () => {
    expect(names(null, 'CHATEAU')).toEqual(['Contrat du château.pdf']);
    expect(names(null, 'etangs contrat')).toEqual(['Contrat du château.pdf']);
    expect(names(null, 'fleurs')).toEqual(['Bouquet.jpg']);
  });

  it('searches only the chosen folder', () => {
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
  ])('%s has the extension %s', (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });

  it('is a picture only if browsers can show it', () => {
    expect(isPicture('image/webp')).toBe(true);
    expect(isPicture('image/heic')).toBe(false);
    expect(isPicture('application/pdf')).toBe(false);
  });
});
