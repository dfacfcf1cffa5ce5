import { describe, expect, it } from 'vitest';
import { printable } from '#web/lib/files/pdf.ts';

describe('what a printed page can write', () => {
  it('keeps French as it is', () => {
    const french = 'Noël, Œuvre\u00a0: «\u00a0à Lou’s\u00a0» — 12,50\u00a0€';
    expect(printable(french)).toBe(french);
  });

  it('takes the accent from what it cannot write, and says where it cannot at all', () => {
    expect(printable('Dvořák Łukasz Nguyễn Ibrahimović')).toBe('Dvorák Lukasz Nguyen Ibrahimovic');
    expect(printable('1\u202f000')).toBe('1\u00a0000');
    expect(printable('李')).toBe('?');
  });

  it('reads letters that were typed in two parts', () => {
    expect(printable('E\u0301lise')).toBe('Élise');
  });
});
