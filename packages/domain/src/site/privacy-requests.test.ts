import { expect, it } from 'vitest';
import { parsePrivacyRequest } from './privacy-requests.ts';

it('reads a request, with or without words', () => {
  const request = { email: 'irene@example.fr', kind: 'erasure', words: 'La fête\nde juin' };
  const form = { ...request, email: ' irene@example.fr ', words: 'La fête\r\nde juin ' };
  expect(parsePrivacyRequest(form)).toEqual({ ok: true, request });
  expect(parsePrivacyRequest({ ...request, words: undefined })).toMatchObject({ request: { words: '' } });
});

it('names the problem of each field', () => {
  expect(parsePrivacyRequest({})).toEqual({ ok: false, problems: { email: 'missing', kind: 'missing' } });
  const wrong = { email: 'irene', kind: 'portability', words: 'é'.repeat(1001) };
  expect(parsePrivacyRequest(wrong)).toEqual({
    ok: false,
    problems: { email: 'invalid', kind: 'missing', words: 'long' },
  });
});
