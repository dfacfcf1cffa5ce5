// What a backup file is: a tar under zstd. The manifest comes first; then sections, each as entries of at most a megabyte
// (so that nothing's size need be known before it is read) and a sum; then an end that vouches for all of them.

export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
export const END = 'end.json';
export const KEYS = 'keys.json';
export const CHUNK_BYTES = 1024 * 1024;

export interface Manifest {
  format: number;
  takenAt: string;
  postgres: string;
  migrations: MigrationRecord[];
  tables: TableRecord[];
  sequences: SequenceRecord[];
}

export interface MigrationRecord {
  version: string;
  name: string | null;
  checksum: string | null;
}

export interface TableRecord {
  schema: string;
  name: string;
  /** Those that are written: not the generated ones. */
  columns: string[];
}

export interface SequenceRecord {
  schema: string;
  name: string;
  /** As text: it may pass what a number holds. */
  lastValue: string;
  isCalled: boolean;
}

/** Closes a section. `rows` and `digest` are those of tables: the digest is of the set of rows, whatever their order. */
export interface Sum {
  bytes: number;
  sha256: string;
  rows?: number;
  digest?: string;
}

/** `chain` is a hash over the sums of all sections, in order. */
export interface End {
  sections: number;
  chain: string;
}

/** The file is not a backup, is incomplete or does not fit this target. The message is shown to a person. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}

export const tableSection = ({ schema, name }: TableRecord): string =>
  `tables/${encodeURIComponent(schema)}.${encodeURIComponent(name)}`;
export const fileSection = (key: string): string => `files/${encodeURIComponent(key)}`;

/** The key of the bytes of one stored file, or null for any other section. */
export function fileKeyOf(section: string): string | null {
  return section.startsWith('files/') ? decodeURIComponent(section.slice('files/'.length)) : null;
}
