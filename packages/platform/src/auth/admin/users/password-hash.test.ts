import { hash } from '@node-rs/argon2';
import { hashSync } from 'bcryptjs';
import { describe, expect, it } from 'vitest';
import { parsePasswordHash } from './password-hash.ts';

describe('an imported password hash', () => {
  it('may be argon2id or bcrypt', async () => {
    for (const text of [await hash('a'), hashSync('a', 4), hashSync('a', 4).replace('$2b$', '$2y$')]) {
      expect(parsePasswordHash(text)).toBe(text);
    }
  });

  it.each([
    'plain',
    '$1$abc$def',
    '$2b$31$abcdefghijklmnopqrstuuvwxyzabcdefghijklmnopqrstuvwxyzabcde',
    '$argon2i$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$RdescudvJCsgt3ub+b4dWRWJTmaaJObG',
    '$argon2id$v=19$m=9999999,t=2,p=1$c29tZXNhbHQ$RdescudvJCsgt3ub+b4dWRWJTmaaJObG',
    '$argon2id$v=19$m=19456,t=99,p=1$c29tZXNhbHQ$RdescudvJCsgt3ub+b4dWRWJTmaaJObG',
  ])('of another kind or of any cost is refused: %s', (text) => {
    expect(() => parsePasswordHash(text)).toThrow('password_hash');
  });
});
