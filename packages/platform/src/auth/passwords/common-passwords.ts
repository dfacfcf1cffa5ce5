// Passwords that everybody tries first, shipped with the service: no outside question is asked about anybody's password.
import { dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as french } from '@zxcvbn-ts/language-fr';

/** Leaked passwords, and the first names and words that the French choose. */
export function createCommonPasswords(): (password: string) => boolean {
  const leaked = new Set((common['passwords-common'] ?? []).map(String));
  const words = new Set([...(french['firstnames-fr'] ?? []), ...(french['commonWords-fr'] ?? [])].map(String));
  return (password) => {
    const plain = password.toLowerCase();
    // A word with a year or an exclamation mark behind it is the second thing that is tried.
    const stem = plain.replace(/[\d!?.*]+$/, '');
    return leaked.has(plain) || leaked.has(stem) || (words.has(stem) && plain.length < 12);
  };
}
