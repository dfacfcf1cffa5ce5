import { describe, expect, it } from 'vitest';
import { failure } from '#web/locales/fr/failure.ts';
import { home } from '#web/locales/fr/home.ts';
import { notFound } from '#web/locales/fr/not-found.ts';
import { site } from '#web/locales/fr/site.ts';

const sentences = Object.entries({ failure, home, notFound, site }).flatMap(([name, text]) => leaves(text, name));

// Kept to the letter by the specification, in English.
const english = new Set(['Oops! Page not found', 'Return to Home']);

describe('every French sentence', () => {
  it('is found by this test', () => {
    expect(sentences.length).toBeGreaterThan(30);
  });

  it.each(sentences.filter(([, text]) => !english.has(text)))(
    'is set by the rules of French typography: %s',
    (_, text) => {
      expect(text).not.toMatch(/[^\u00a0\u202f][:;!?»](?:\s|$)/);
      expect(text).not.toMatch(/«[^\u00a0\u202f]/);
      expect(text).not.toContain("'");
      expect(text).not.toContain('...');
      expect(text).toBe(text.trim());
    },
  );
});

function leaves(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return leaves((value as (example: unknown) => unknown)(2027), path);
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}
