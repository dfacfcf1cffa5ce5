// Range requests (RFC 9110, section 14): one range of bytes. Several at once are answered with the whole, as is allowed.
import type { ByteRange } from '#platform/storage/backend.ts';

export type RangeAnswer = { kind: 'whole' } | { kind: 'part'; range: ByteRange } | { kind: 'unsatisfiable' };

export function readRange(header: string | undefined, size: number): RangeAnswer {
  const [, first, last] = /^bytes=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return { kind: 'whole' };
  if (first === '') return suffix(Number(last), size);
  const start = Number(first);
  if (last !== '' && Number(last) < start) return { kind: 'whole' };
  if (start >= size) return { kind: 'unsatisfiable' };
  return { kind: 'part', range: { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) } };
}

function suffix(length: number, size: number): RangeAnswer {
  if (length === 0 || size === 0) return { kind: 'unsatisfiable' };
  return { kind: 'part', range: { start: Math.max(0, size - length), end: size - 1 } };
}
