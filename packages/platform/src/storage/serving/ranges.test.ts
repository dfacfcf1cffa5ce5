import { expect, it } from 'vitest';
import { readRange } from './ranges.ts';

it.each([
  ['bytes=0-0', 0, 0],
  ['bytes=2-5', 2, 5],
  ['bytes=2-', 2, 9],
  ['bytes=2-999', 2, 9],
  ['bytes=-3', 7, 9],
  ['bytes=-999', 0, 9],
  ['Bytes= 1-2', 1, 2],
])('%s of ten bytes', (header, start, end) => {
  expect(readRange(header, 10)).toEqual({ kind: 'part', range: { start, end } });
});

it.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=a-b', 'bytes=0-1,3-4', 'items=0-1', 'bytes=1.5-2'])(
  'answers %j with the whole',
  (header) => {
    expect(readRange(header, 10)).toEqual({ kind: 'whole' });
  },
);

it.each([
  ['bytes=10-', 10],
  ['bytes=99-100', 10],
  ['bytes=-0', 10],
  ['bytes=0-', 0],
  ['bytes=-1', 0],
])('cannot satisfy %s of %i bytes', (header, size) => {
  expect(readRange(header, size)).toEqual({ kind: 'unsatisfiable' });
});
