// Which documents are looked at: one folder or all, and a search over their names and what they are tied to.
import type { EventDocument } from '#web/features/documents/queries.ts';
import type { LinkOption } from '#web/features/events/link-options.ts';
import { foldText } from '#web/lib/format/format.ts';
import { documents as text } from '#web/locales/fr/documents.ts';

/** What documents can be tied to. */
export interface Ties {
  vendors: readonly LinkOption[];
  /** None for members who are kept from the budget. */
  lines: readonly LinkOption[];
}

export interface Folder {
  /** Null shows all of them; the empty name is no folder. */
  value: string | null;
  label: string;
  count: number;
}

/** Those that are proposed, then those that people made; « Sans dossier » where something lies in none. */
export function foldersOf(documents: readonly EventDocument[]): Folder[] {
  const countIn = (name: string) => documents.filter(({ folder }) => folder === name).length;
  const loose = countIn('');
  return [
    { value: null, label: text.allFolders, count: documents.length },
    ...folderNames(documents).map((name) => ({ value: name, label: name, count: countIn(name) })),
    ...(loose > 0 ? [{ value: '', label: text.noFolder, count: loose }] : []),
  ];
}

export function folderNames(documents: readonly EventDocument[]): string[] {
  const own = documents.map(({ folder }) => folder).filter((name) => name !== '');
  const added = [...new Set(own)].filter((name) => !(text.proposedFolders as readonly string[]).includes(name));
  return [...text.proposedFolders, ...added.toSorted((one, other) => one.localeCompare(other, 'fr'))];
}

/** A name that was typed in another case or without its accents is the folder that is there. */
export function knownFolder(typed: string, documents: readonly EventDocument[]): string {
  const name = typed.trim();
  return folderNames(documents).find((known) => foldText(known) === foldText(name)) ?? name;
}

export function shown(
  documents: readonly EventDocument[],
  { folder, search, ties }: { folder: string | null; search: string; ties: Ties },
): EventDocument[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return documents
    .filter((document) => folder === null || document.folder === folder)
    .filter((document) => {
      const about = foldText([document.name, document.folder, ...tiedTo(document, ties)].join(' '));
      return words.every((word) => about.includes(word));
    });
}

/** The names of the vendor and of the line of the budget. */
export function tiedTo(document: EventDocument, ties: Ties): string[] {
  const vendor = ties.vendors.find(({ id }) => id === document.event_partner_id)?.name;
  const line = ties.lines.find(({ id }) => id === document.budget_item_id)?.name;
  return [vendor, line].filter((name) => name !== undefined);
}
