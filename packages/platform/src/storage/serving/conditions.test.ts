import { describe, expect, it } from 'vitest';
import { judge, rangeHolds } from './conditions.ts';

const object = { etag: '"abc"', lastModified: new Date('2027-06-12T12:00:00.700Z') };
const AT = 'Sat, 12 Jun 2027 12:00:00 GMT';
const BEFORE = 'Sat, 12 Jun 2027 11:59:59 GMT';
const AFTER = 'Sat, 12 Jun 2027 12:00:01 GMT';

describe('conditions of a request', () => {
  it.each([
    [{}, 'go-on'],
    [{ 'if-none-match': '"abc"' }, 'not-modified'],
    [{ 'if-none-match': 'W/"abc"' }, 'not-modified'],
    [{ 'if-none-match': '"x", "abc"' }, 'not-modified'],
    [{ 'if-none-match': '*' }, 'not-modified'],
    [{ 'if-none-match': '"x"' }, 'go-on'],
    [{ 'if-modified-since': AT }, 'not-modified'],
    [{ 'if-modified-since': AFTER }, 'not-modified'],
    [{ 'if-modified-since': BEFORE }, 'go-on'],
    [{ 'if-modified-since': 'no date' }, 'go-on'],
    [{ 'if-match': '"abc"' }, 'go-on'],
    [{ 'if-match': '*' }, 'go-on'],
    [{ 'if-match': '"x"' }, 'failed'],
    [{ 'if-match': 'W/"abc"' }, 'failed'],
    [{ 'if-unmodified-since': AT }, 'go-on'],
    [{ 'if-unmodified-since': BEFORE }, 'failed'],
  ])('%j: %s', (headers, verdict) => {
    expect(judge(headers, object)).toBe(verdict);
  });

  it('looks at the tag before the date', () => {
    expect(judge({ 'if-none-match': '"x"', 'if-modified-since': AFTER }, object)).toBe('go-on');
    expect(judge({ 'if-match': '"abc"', 'if-unmodified-since': BEFORE }, object)).toBe('go-on');
  });

  it('gives a range only of what the client has already', () => {
    expect(rangeHolds(undefined, object)).toBe(true);
    expect(rangeHolds('"abc"', object)).toBe(true);
    expect(rangeHolds(AT, object)).toBe(true);
    expect(rangeHolds('"x"', object)).toBe(false);
    expect(rangeHolds('W/"abc"', object)).toBe(false);
    expect(rangeHolds(BEFORE, object)).toBe(false);
  });
});
