import { describe, expect, it } from 'vitest';
import { looksLikeMachine, parseContact } from './contact.ts';

const form = { name: ' Irène ', email: 'irene@example.fr', topic: 'client', body: 'Bonjour,\r\nune question.' };

describe('a message to the operator', () => {
  it('is taken trimmed, with one kind of line end', () => {
    expect(parseContact(form)).toEqual({
      ok: true,
      message: { name: 'Irène', email: 'irene@example.fr', topic: 'client', body: 'Bonjour,\nune question.' },
    });
  });

  it('names every field that is wrong, and why', () => {
    expect(parseContact({})).toEqual({
      ok: false,
      problems: { name: 'missing', email: 'missing', topic: 'missing', body: 'missing' },
    });
    const wrong = { name: 'x'.repeat(121), email: 'irene@example', topic: 'autre chose', body: 'Bonjour' };
    expect(parseContact(wrong)).toEqual({
      ok: false,
      problems: { name: 'long', email: 'invalid', topic: 'invalid', body: 'short' },
    });
    expect(parseContact({ ...form, body: 'é'.repeat(5001) })).toEqual({ ok: false, problems: { body: 'long' } });
    expect(parseContact({ ...form, body: '😀'.repeat(5000) }).ok).toBe(true);
  });

  it('never holds what a database refuses', () => {
    const parsed = parseContact({ ...form, name: 'Ir\u0000ène' });
    expect(parsed.ok && parsed.message.name).toBe('Irène');
  });

  it('looks like a machine’s when the hidden field is filled in or nobody had time to write it', () => {
    expect(looksLikeMachine(form, 40)).toBe(false);
    expect(looksLikeMachine({ ...form, website: 'https://spam.example' }, 40)).toBe(true);
    expect(looksLikeMachine(form, 1)).toBe(true);
    expect(looksLikeMachine(form, null)).toBe(true);
  });
});
