// '24h', '1h30m', 'none': how long a ban lasts, as the hosted service writes it.
import { AuthError } from '#platform/auth/errors.ts';

const SECONDS = new Map([
  ['h', 3_600],
  ['m', 60],
  ['s', 1],
  ['ms', 1e-3],
  ['us', 1e-6],
  ['µs', 1e-6],
  ['ns', 1e-9],
]);

/** A thousand years serve for ever, and every calendar knows them. */
const LONGEST_S = 1_000 * 366 * 86_400;

/** The moment it ends, or null for none. */
export function banEnd(duration: string, now: Date): Date | null {
  if (duration === 'none' || duration === '0') return null;
  if (!/^(?:\d{1,12}(?:\.\d{1,9})?(?:h|ms|m|s|us|µs|ns))+$/.test(duration)) throw invalid();
  const parts = duration.matchAll(/(\d+(?:\.\d+)?)(h|ms|m|s|us|µs|ns)/g);
  const seconds = [...parts].reduce((sum, [, count, unit]) => sum + Number(count) * (SECONDS.get(unit ?? '') ?? 0), 0);
  if (seconds > LONGEST_S) throw invalid();
  return seconds === 0 ? null : new Date(now.getTime() + seconds * 1_000);
}

const invalid = (): AuthError =>
  new AuthError('validation_failed', "ban_duration: must be a duration such as '24h' or '1h30m', or 'none'");
