import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StorageError } from './errors.ts';
import { bucketFromPath, bucketName, encodeName, nameFromPath, namePrefix, objectName } from './names.ts';

const codeOf = (read: () => unknown): string => {
  try {
    read();
    return 'taken';
  } catch (error) {
    return error instanceof StorageError ? error.code : String(error);
  }
};

const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));

const HOSTILE = [
  '',
  '.',
  '..',
  '../x',
  'a/../b',
  'a/./b',
  'a/..',
  '...',
  '.. /x',
  ' ../x',
  '..\u200b/x',
  '/etc/passwd',
  'a//b',
  'a/',
  '..\\x',
  'a\\b',
  'C:/x',
  'c:x',
  'a\u0000b',
  'a\r\nb',
  'a\u007fb',
  'a\u0085b',
  'a\u2028b',
  '%2e%2e/x',
  '%2E%2E%2Fx',
  '%252e%252e/x',
  '%25252e%25252e/x',
  '..%2fx',
  '..%5cx',
  'a%00b',
  'a%255cb',
  '\u2024\u2024/x',
  '\u2025/x',
  '\uff0e\uff0e/x',
  '\ufe52\ufe52/x',
  '\u3002\u3002/x',
  '..\uff0fx',
  '..\u2215x',
  '..\uff3cx',
  'a\ud800b',
  'é'.repeat(513),
  'x'.repeat(1025),
];

describe('names of objects', () => {
  it.each(HOSTILE)('refuses %j', (name) => {
    expect(codeOf(() => objectName(name))).toBe('InvalidKey');
  });

  it.each(HOSTILE.filter((name) => name.isWellFormed()))('refuses %j out of an address', (name) => {
    expect(codeOf(() => nameFromPath(encodeURIComponent(name)))).toBe('InvalidKey');
  });

  it.each(['%ff', '%c0%ae%c0%ae/x', '%u002e%u002e/x', '100%', '%e0%80%ae'])(
    'refuses what cannot be decoded: %s',
    (path) => {
      expect(codeOf(() => nameFromPath(path))).toBe('InvalidKey');
    },
  );

  it.each([
    'photo.jpg',
    '.emptyFolderPlaceholder',
    'a/b/c.tar.gz',
    'Été à la plage — n° 1 (copie).jpeg',
    "l'invité & co; 50% + 2 = ok, @home!$.txt",
    'x..y/..z/w..',
    'メモ/写真。png',
    '1…2.txt',
    'a?b#c',
    '😀.png',
    'x'.repeat(1024),
  ])('takes %j', (name) => {
    expect(objectName(name)).toBe(name);
    expect(nameFromPath(encodeName(name))).toBe(name);
  });

  it('decodes an address once and once only', () => {
    expect(nameFromPath('100%2525.txt')).toBe('100%25.txt');
    expect(nameFromPath('a%2Fb')).toBe('a/b');
  });

  it('normalises the same letter, however it was typed', () => {
    expect(objectName('e\u0301te\u0301.jpg')).toBe('été.jpg');
  });

  it('never lets a segment of dots through, however often it was escaped', () => {
    const dots = fc.constantFrom<string>('.', '..', '%2e', '%2E%2e', '.%2e', '\uff0e\uff0e', '\u2024.');
    const escaped = fc.tuple(dots, fc.nat(3)).map(([text, times]) => {
      let result: string = text;
      for (let time = 0; time < times; time += 1) result = result.replaceAll('%', '%25');
      return result;
    });
    const around = fc.constantFrom('', 'a', 'folder', 'b c');
    fc.assert(
      fc.property(around, escaped, around, (before, middle, after) => {
        const name = [before, middle, after].filter((part) => part !== '').join('/');
        expect(codeOf(() => objectName(name))).toBe('InvalidKey');
      }),
    );
  });

  it('takes nothing that is changed by taking it again', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 40 }), (text) => {
        if (codeOf(() => objectName(text)) !== 'taken') return;
        const name = objectName(text);
        expect(objectName(name)).toBe(name);
        expect(name.split('/')).not.toContain('');
      }),
    );
  });
});

describe('beginnings of names', () => {
  it('are names, parts of names, folders or nothing', () => {
    for (const prefix of ['', 'fol', 'folder/', 'folder/su']) expect(namePrefix(prefix)).toBe(prefix);
  });

  it.each(['../', '/x', 'a//', '%2e%2e/', 'a\\', 'a\u0000'])('refuses %j', (prefix) => {
    expect(codeOf(() => namePrefix(prefix))).toBe('InvalidKey');
  });
});

describe('names of buckets', () => {
  it.each(['avatars', 'a.b', 'My bucket (2)', 'x'.repeat(100), "l'une"])('takes %j', (name) => {
    expect(bucketName(name)).toBe(name);
  });

  it.each(['', '.', '..', 'a/b', 'a\\b', ' a', 'a ', 'é', 'a%2fb', 'a?b', 'a\u0000', 'x'.repeat(101), '. .'])(
    'refuses %j',
    (name) => {
      expect(codeOf(() => bucketName(name))).toBe('InvalidBucketName');
    },
  );

  it('refuses a path out of the address', () => {
    for (const path of ['%2e%2e', '..%2f', '%ff']) expect(codeOf(() => bucketFromPath(path))).toBe('InvalidBucketName');
  });
});
