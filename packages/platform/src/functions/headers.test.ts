import { describe, expect, it } from 'vitest';
import { answerHeaders, requestHeaders } from './headers.ts';

describe('headers to a function', () => {
  it('leave the connection and what a client says of its own address behind', () => {
    const passed = requestHeaders(
      {
        authorization: 'Bearer x',
        connection: 'keep-alive',
        'transfer-encoding': 'chunked',
        'x-forwarded-for': '10.0.0.1',
        'x-forwarded-host': 'attacker.example',
        forwarded: 'for=10.0.0.1',
        'x-real-ip': '10.0.0.1',
      },
      '192.0.2.7',
    );
    expect(passed).toEqual([
      ['authorization', 'Bearer x'],
      ['x-forwarded-for', '192.0.2.7'],
    ]);
  });
});

describe('headers of a function', () => {
  it('W104 never say who may read across origins', () => {
    const names = ['Access-Control-Allow-Origin', 'access-control-allow-credentials', 'access-control-expose-headers'];
    expect(Object.keys(answerHeaders(names.map((name) => [name, '*'])))).toEqual(['content-security-policy']);
  });

  it('cannot claim a length or the host’s own error', () => {
    const passed = answerHeaders([
      ['content-length', '1'],
      ['transfer-encoding', 'gzip'],
      ['x-relay-error', 'true'],
      ['x-own', 'yes'],
    ]);
    expect(passed).toEqual({ 'x-own': 'yes', 'content-security-policy': "default-src 'none'; sandbox" });
  });

  it.each(['text/html', 'Text/HTML; charset=utf-8', ' application/xhtml+xml'])('make %j no page', (type) => {
    expect(answerHeaders([['content-type', type]])['content-type']).toMatch(/^text\/plain/);
  });

  it('keep every cookie apart', () => {
    const passed = answerHeaders([
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ]);
    expect(passed['set-cookie']).toEqual(['a=1', 'b=2']);
  });

  it('pass only when HTTP lets them through', () => {
    expect(answerHeaders([['x-odd', 'a\u0001b']])['x-odd']).toBeUndefined();
  });
});
