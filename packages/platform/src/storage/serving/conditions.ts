// Conditional requests (RFC 9110, section 13), in the order the standard gives.
import type { IncomingHttpHeaders } from 'node:http';

export interface Validators {
  etag: string;
  lastModified: Date;
}

export type Verdict = 'go-on' | 'not-modified' | 'failed';

export function judge(headers: IncomingHttpHeaders, { etag, lastModified }: Validators): Verdict {
  const ifMatch = headers['if-match'];
  if (ifMatch !== undefined) {
    if (!lists(ifMatch, etag, 'strong')) return 'failed';
  } else if (isBefore(headers['if-unmodified-since'], lastModified)) return 'failed';
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined) return lists(ifNoneMatch, etag, 'weak') ? 'not-modified' : 'go-on';
  const since = headers['if-modified-since'];
  return since !== undefined && dateOf(since) !== null && !isBefore(since, lastModified) ? 'not-modified' : 'go-on';
}

/** Whether a range still fits what the client has of the object. */
export function rangeHolds(ifRange: string | string[] | undefined, { etag, lastModified }: Validators): boolean {
  if (ifRange === undefined) return true;
  if (typeof ifRange !== 'string') return false;
  if (ifRange.includes('"')) return ifRange.trim() === etag;
  return dateOf(ifRange) === wholeSeconds(lastModified);
}

function lists(header: string, etag: string, strength: 'strong' | 'weak'): boolean {
  if (header.trim() === '*') return true;
  const bare = (tag: string) => (strength === 'weak' ? tag.trim().replace(/^W\//, '') : tag.trim());
  return header.split(',').some((tag) => bare(tag) === bare(etag));
}

/** Whether the date is one and lies before the last change. */
function isBefore(header: string | undefined, lastModified: Date): boolean {
  const date = header === undefined ? null : dateOf(header);
  return date !== null && date < wholeSeconds(lastModified);
}

function dateOf(header: string): number | null {
  const time = Date.parse(header);
  return Number.isNaN(time) ? null : time;
}

const wholeSeconds = (date: Date): number => Math.floor(date.getTime() / 1_000) * 1_000;
