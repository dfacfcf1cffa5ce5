// The accepted file types, by extension: the type that a system reports for a file is often wrong or missing.
import { MAX_FILE_SIZE } from '#web/lib/files/max-file-size.ts';

const mimes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  txt: 'text/plain',
  csv: 'text/csv',
} as const;

export type Extension = keyof typeof mimes;

export const documentRules = {
  accept: ['.jpeg', ...Object.keys(mimes).map((extension) => `.${extension}`)],
  maxSize: MAX_FILE_SIZE,
} as const;

/** Null for a type that is not accepted. */
export function extensionOf(name: string): Extension | null {
  const end = name.toLowerCase().split('.').at(-1) ?? '';
  const extension = end === 'jpeg' ? 'jpg' : end;
  return Object.hasOwn(mimes, extension) ? (extension as Extension) : null;
}

export const mimeOf = (extension: Extension): string => mimes[extension];

/** Browsers cannot show HEIC images. */
export const isPicture = (mime: string): boolean => mime.startsWith('image/') && mime !== mimes.heic;

export const isPdf = (mime: string): boolean => mime === mimes.pdf;

/** « PDF », « JPG », « DOCX »: the label of a document without a preview. */
export const kindLabel = (path: string): string => (path.split('.').at(-1) ?? '').toUpperCase();
