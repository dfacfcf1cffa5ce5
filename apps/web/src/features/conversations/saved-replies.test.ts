import { describe, expect, it } from 'vitest';
import { problemsOf } from '#web/features/conversations/saved-replies.ts';

describe('the form of a saved reply', () => {
  it('accepts a title and a text within their lengths', () => {
    expect(problemsOf({ title: 'Tarifs', body: 'Bonjour' })).toEqual({});
    expect(problemsOf({ title: 'a'.repeat(80), body: 'b'.repeat(2000) })).toEqual({});
  });

  it('names each field that is missing or too long', () => {
    expect(Object.keys(problemsOf({ title: '  ', body: '' }))).toEqual(['title', 'body']);
    expect(problemsOf({ title: 'a'.repeat(81), body: 'b' })).toEqual({ title: 'Quatre-vingts caractères au plus.' });
    expect(problemsOf({ title: 'a', body: 'b'.repeat(2001) })).toEqual({ body: '2\u202f000 caractères au plus.' });
  });
});
