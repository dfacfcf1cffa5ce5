import { describe, expect, it } from 'vitest';
import { parseBody } from './body.ts';
import { parseCsv } from './csv.ts';

const write = { isCall: false, anyKeys: false };
const parse = (text: string, options = write) => parseBody('json', Buffer.from(text), options);
const refusal = (message: string) => expect.objectContaining({ status: 400, message });

describe('a JSON body', () => {
  it('returns its keys and rows and leaves its text unchanged', () => {
    expect(parse('[{"a": 1.0, "b": 2}, {"b": 1, "a": 2}]')).toEqual({
      text: '[{"a": 1.0, "b": 2}, {"b": 1, "a": 2}]',
      columns: ['a', 'b'],
      rows: 2,
      isArray: true,
    });
  });

  it('refuses rows of different keys unless the columns are given', () => {
    expect(() => parse('[{"a":1},{"b":1}]')).toThrow(refusal('All object keys must match'));
    expect(parse('[{"a":1},{"b":1}]', { isCall: false, anyKeys: true }).rows).toBe(2);
  });

  it.each(['', '{', '[1]', '3', '"a"', 'null'])('refuses %s as rows', (text) => {
    expect(() => parse(text)).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('refuses more rows than one request may carry', () => {
    expect(() => parse(`[${'{},'.repeat(100_000)}{}]`)).toThrow(expect.objectContaining({ status: 413 }));
  });

  it('refuses bytes that are not UTF-8', () => {
    expect(() => parseBody('json', Buffer.from([0x7b, 0xff, 0x7d]), write)).toThrow(
      expect.objectContaining({ status: 400 }),
    );
  });

  it('takes an empty body as no arguments of a call', () => {
    expect(parse('', { isCall: true, anyKeys: false })).toMatchObject({ text: '{}', columns: [] });
  });
});

describe('a CSV body', () => {
  it('reads quotes, commas, line ends and empty fields', () => {
    expect(parseCsv('a,b\r\n"x,1","say ""oui"""\n,\n')).toEqual([
      ['a', 'b'],
      ['x,1', 'say "oui"'],
      ['', ''],
    ]);
  });

  it('becomes rows, NULL standing for null', () => {
    expect(JSON.parse(String(parseBody('csv', Buffer.from('a,b\n1,NULL'), write).text))).toEqual([{ a: '1', b: null }]);
  });

  it('refuses lines of different lengths', () => {
    expect(() => parseBody('csv', Buffer.from('a,b\n1'), write)).toThrow(
      refusal('All lines must have same number of fields'),
    );
  });
});
