// Filters documents by folder and by a search over their names, folders and links.
import type { EventDocument } from '#web/features/documents/queries.ts';
import type { LinkOption } from '#web/features/events/link-options.ts';
import { foldText } from '#web/lib/format/format.ts';
import { documents as text } from '#web/locales/fr/client/documents.ts';

/** The partners and budget lines that documents can be linked to. */
export interface DocumentLinks {
  partners: readonly LinkOption[];
  /** Empty for members who may not see the budget. */
  lines: readonly LinkOption[];
}

export interface Folder {
  /** Null for all documents; empty for those without a folder. */
  value: string | null;
  label: string;
  count: number;
}

/** Proposed folders first, then the folders that people created, then « Sans dossier » where it is needed. */
export function foldersOf(documents: readonly EventDocument[]): Folder[] {
  const countIn = (name: string) => documents.filter(({ folder }) => folder === name).length;
  const withoutFolder = countIn('');
  return [
    { value: null, label: text.allFolders, count: documents.length },
    ...folderNames(documents).map((name) => ({ value: name, label: name, count: countIn(name) })),
    ...(withoutFolder > 0 ? [{ value: '', label: text.noFolder, count: withoutFolder }] : []),
  ];
}

export function folderNames(documents: readonly EventDocument[]): string[] {
  const own = documents.map(({ folder }) => folder).filter((name) => name !== '');
  const added = [...new Set(own)].filter((name) => !(text.proposedFolders as readonly string[]).includes(name));
  return [...text.proposedFolders, ...added.toSorted((one, other) => one.localeCompare(other, 'fr'))];
}

/** The existing folder of that name, whatever its case and accents; otherwise the name as typed. */
export function matchingFolder(typed: string, documents: readonly EventDocument[]): string {
  const name = typed.trim();
  return folderNames(documents).find((known) => foldText(known) === foldText(name)) ?? name;
}

export function filterDocuments(
  documents: readonly EventDocument[],
  { folder, search, links }: { folder: string | null; search: string; links: DocumentLinks },
): EventDocument[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return documents
    .filter((document) => folder === null || document.folder === folder)
    .filter((document) => {
      const haystack = foldText([document.name, document.folder, ...linkedNames(document, links)].join(' '));
      return words.every((word) => haystack.includes(word));
    });
}

/** The names of the linked partner and budget line. */
export function linkedNames(document: EventDocument, links: DocumentLinks): string[] {
  const partner = links.partners.find(({ id }) => id === document.event_partner_id)?.name;
  const line = links.lines.find(({ id }) => id === document.budget_item_id)?.name;
  return [partner, line].filter((name) => name !== undefined);
}
