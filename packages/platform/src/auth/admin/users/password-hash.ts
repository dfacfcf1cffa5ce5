// A password that another service has hashed. Its cost is bounded: each sign-in pays it.
import { AuthError } from '#platform/auth/errors.ts';

const BCRYPT = /^\$2[aby]\$(\d{2})\$[./A-Za-z0-9]{53}$/;
const ARGON2ID = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{22,171}$/;

export function parsePasswordHash(text: string): string {
  if (isBcrypt(text) || isArgon2id(text)) return text;
  throw new AuthError('validation_failed', 'password_hash: must be an argon2id or bcrypt hash of a reasonable cost');
}

function isBcrypt(text: string): boolean {
  const [, cost] = BCRYPT.exec(text) ?? [];
  return cost !== undefined && Number(cost) >= 4 && Number(cost) <= 14;
}

function isArgon2id(text: string): boolean {
  const [, memory, passes, lanes] = ARGON2ID.exec(text) ?? [];
  if (memory === undefined) return false;
  return (
    Number(memory) >= 8 && Number(memory) <= 262_144 && Number(passes) >= 1 && Number(passes) <= 10 && isFew(lanes)
  );
}

const isFew = (lanes: string | undefined): boolean => Number(lanes) >= 1 && Number(lanes) <= 16;
