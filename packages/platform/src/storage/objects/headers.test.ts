import { describe, expect, it } from 'vitest';
import {
  readCacheControl,
  readContentEncoding,
  readContentType,
  readMetadataHeader,
  readUserMetadata,
} from './headers.ts';

describe('what an uploader says of the bytes', () => {
  it.each(['image/png', 'text/plain;charset=UTF-8', 'multipart/x; boundary="a b"', 'application/vnd.ms-excel'])(
    'takes the kind %s',
    (type) => {
      expect(readContentType(type)).toBe(type);
    },
  );

  it('calls bytes of no kind what they are', () => {
    expect(readContentType(undefined)).toBe('application/octet-stream');
  });

  it.each(['png', 'a/b/c', 'text/plain\r\nx: y', 'text/html; x', 'text/ plain', `a/${'b'.repeat(300)}`])(
    'refuses the kind %j',
    (type) => {
      expect(() => readContentType(type)).toThrow('mime type is not valid');
    },
  );

  it('is cached for an hour unless it says otherwise', () => {
    expect(readCacheControl(undefined)).toBe('max-age=3600');
    expect(readCacheControl('60')).toBe('max-age=60');
    expect(readCacheControl('public, max-age=31536000, immutable')).toBe('public, max-age=31536000, immutable');
  });

  it.each(['a b', 'max-age=1\r\nx: y', 'max-age="1', ',', 'é', 'x'.repeat(300)])(
    'refuses the cache control %j',
    (text) => {
      expect(() => readCacheControl(text)).toThrow('cache control');
    },
  );

  it('knows how bytes are packed', () => {
    expect(readContentEncoding('GZIP')).toBe('gzip');
    expect(readContentEncoding('identity')).toBeNull();
    expect(() => readContentEncoding('rar')).toThrow('content encoding');
  });

  it('takes metadata as JSON, plain or in base64', () => {
    expect(readUserMetadata('{"a":{"b":1}}')).toEqual({ a: { b: 1 } });
    expect(readMetadataHeader(Buffer.from('{"a":"é"}').toString('base64'))).toEqual({ a: 'é' });
    expect(readMetadataHeader(undefined)).toBeNull();
  });

  it.each([
    '[1]',
    '"x"',
    '{',
    '{"a":"\\u0000"}',
    'null',
    `{"a":${'['.repeat(60)}${']'.repeat(60)}}`,
    `{"a":"${'x'.repeat(70_000)}"}`,
  ])('refuses the metadata %j', (text) => {
    expect(() => readUserMetadata(text)).toThrow();
  });
});
