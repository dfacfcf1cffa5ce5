import { describe, expect, it } from 'vitest';
import { excerptOf } from '#web/features/conversations/message-search.ts';

describe('the excerpt of a message', () => {
  it('marks the first word that was found, whatever its case and accents', () => {
    expect(excerptOf('Nous rêvons de pivoines en Été.', 'ete')).toEqual({
      before: 'Nous rêvons de pivoines en ',
      match: 'Été',
      after: '.',
    });
    expect(excerptOf('Un cœur de roses', 'roses coeur')).toEqual({ before: 'Un ', match: 'cœur', after: ' de roses' });
  });

  it('cuts long text on both sides of the word', () => {
    const { before, match, after } = excerptOf(`${'a '.repeat(100)}pivoine${' b'.repeat(100)}`, 'pivoine');
    expect(match).toBe('pivoine');
    expect(before).toMatch(/^….{60}$/);
    expect(after).toMatch(/^.{120}…$/);
  });

  it('is the beginning where the words are in the name of the client', () => {
    expect(excerptOf('Bonjour', 'alice')).toEqual({ before: 'Bonjour', match: '', after: '' });
  });
});
