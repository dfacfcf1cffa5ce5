import { describe, expect, it } from 'vitest';
import { readInvitationCode } from '#web/features/guest-area/invitation/invitation-code.ts';

describe('the code of an invitation', () => {
  it.each([
    ['  abcDEF-12_3 ', 'abcDEF-12_3'],
    ['https://liesse.example/guest?token=abc-1', 'abc-1'],
    ['liesse.example/guest?token=abc-1&x=2', 'abc-1'],
    ['/guest?x=1&token=abc-1', 'abc-1'],
    ['abcD EF-1 2_3', 'abcDEF-12_3'],
    ['', ''],
    ['   ', ''],
  ])('is read from « %s »', (typed, code) => {
    expect(readInvitationCode(typed)).toBe(code);
  });
});
