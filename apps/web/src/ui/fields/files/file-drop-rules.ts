// Checks files before they are sent. The server checks again.
import { formatFileSize } from '#web/lib/format/format.ts';
import { fileDrop } from '#web/locales/fr/ui/file-drop.ts';
import type { UiText } from '#web/ui/use-ui-text.ts';

export type FileDropText = UiText['fileDrop'];

export interface FileRules {
  /** As in HTML: 'image/*', 'application/pdf', '.csv'. Every type when absent. */
  accept?: readonly string[] | undefined;
  /** The maximum size of one file in bytes. */
  maxSize?: number | undefined;
  maxFiles?: number | undefined;
}

type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

/** The message that refuses this file, or null. `others` are the files already in the list. */
export function refuseFile(
  file: FileFacts,
  rules: FileRules,
  others: number,
  text: FileDropText = fileDrop,
): string | null {
  const { accept, maxSize, maxFiles } = rules;
  if (accept !== undefined && !accept.some((pattern) => isOfKind(file, pattern))) {
    return text.wrongKind(kindNames(accept, text));
  }
  if (file.size === 0) return text.empty;
  if (maxSize !== undefined && file.size > maxSize) {
    return text.tooLarge(formatFileSize(file.size), formatFileSize(maxSize));
  }
  return maxFiles !== undefined && others >= maxFiles ? text.tooMany(maxFiles) : null;
}

const WHOLE_KINDS = { 'image/*': 'anyImage', 'video/*': 'anyVideo', 'audio/*': 'anyAudio' } as const;

const isWholeKind = (pattern: string): pattern is keyof typeof WHOLE_KINDS => Object.hasOwn(WHOLE_KINDS, pattern);

/** images, PDF, CSV */
export const kindNames = (accept: readonly string[], text: FileDropText = fileDrop): string[] => [
  ...new Set(
    accept.map((pattern) =>
      isWholeKind(pattern) ? text[WHOLE_KINDS[pattern]] : nameOf(extensionsOf(pattern)[0] ?? pattern),
    ),
  ),
];

/** Written as its authors do; the others are acronyms. */
const nameOf = (extension: string): string => (extension === 'webp' ? 'WebP' : extension.toUpperCase());

function isOfKind({ name, type }: FileFacts, pattern: string): boolean {
  if (pattern.endsWith('/*')) return type.startsWith(pattern.slice(0, -1));
  if (!pattern.startsWith('.') && type !== '') return type === pattern;
  // Some systems report no type; the extension then decides.
  const extension = name.toLowerCase().split('.').at(-1) ?? '';
  return extensionsOf(pattern).includes(extension);
}

const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpeg', 'jpg'],
  'image/svg+xml': ['svg'],
  'text/plain': ['txt'],
  'text/calendar': ['ics'],
  'application/msword': ['doc'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
};

const extensionsOf = (pattern: string): readonly string[] =>
  EXTENSIONS[pattern] ?? [pattern.startsWith('.') ? pattern.slice(1).toLowerCase() : (pattern.split('/')[1] ?? '')];
