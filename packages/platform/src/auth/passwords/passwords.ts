// Passwords: argon2id, never truncated, refused when common. Checking costs the same whether an account exists or not.
import { hash, verify } from '@node-rs/argon2';
import { compare as compareBcrypt } from 'bcryptjs';
import type { PasswordRequirements } from '#platform/auth/config/config.ts';
import { AuthError } from '#platform/auth/errors.ts';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether the password is right, and the hash to store instead when the stored one is of an older kind. */
  check(password: string, stored: string | null): Promise<{ ok: boolean; upgrade: string | null }>;
  /** Throws `weak_password` with its reasons. */
  refuseWeak(password: string): void;
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const LONGEST = 1_024;

export function createPasswords(options: {
  minimumLength: number;
  requirements?: PasswordRequirements;
  isCommon: (password: string) => boolean;
}): Passwords {
  // Without an account the password is compared with this hash, so that the duration reveals nothing.
  const decoy = hash('a password that nobody has', COST);
  const make = (password: string) => hash(password, COST);
  return {
    hash: make,
    async check(password, stored) {
      if (password.length > LONGEST || stored === null) {
        await verify(await decoy, password.slice(0, LONGEST));
        return { ok: false, upgrade: null };
      }
      if (/^\$2[aby]\$/.test(stored)) {
        const ok = await compareBcrypt(password, stored);
        return { ok, upgrade: ok ? await make(password) : null };
      }
      return { ok: await verify(stored, password), upgrade: null };
    },
    refuseWeak(password) {
      if (lengthOf(password) < options.minimumLength) {
        throw weak('length', `Password should be at least ${options.minimumLength} characters.`);
      }
      if (password.length > LONGEST) throw weak('length', `Password should be at most ${LONGEST} characters.`);
      const sets = REQUIRED[options.requirements ?? ''];
      if (sets.some((set) => !Array.from(set).some((character) => password.includes(character))))
        throw weak('characters', `Password should contain at least one character of each: ${sets.join(', ')}.`);
      if (options.isCommon(password))
        throw weak('pwned', 'Password is known to be weak and easy to guess, please choose a different one.');
    },
  };
}

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = LOWER.toUpperCase();
const DIGITS = '0123456789';
const SYMBOLS = '!@#$%^&*()_+-=[]{};\'\\:"|<>?,./`~';

const REQUIRED: Record<PasswordRequirements, readonly string[]> = {
  '': [],
  letters_digits: [`${LOWER}${UPPER}`, DIGITS],
  lower_upper_letters_digits: [LOWER, UPPER, DIGITS],
  lower_upper_letters_digits_symbols: [LOWER, UPPER, DIGITS, SYMBOLS],
};

/** Characters as people count them. */
const lengthOf = (text: string): number => [...new Intl.Segmenter('fr').segment(text)].length;

const weak = (reason: 'length' | 'characters' | 'pwned', message: string): AuthError =>
  new AuthError('weak_password', message, { extra: { weak_password: { reasons: [reason] } } });
