// Sizes as people write them: 50MiB, 20MB, 3B or a number. As on hosted Supabase every unit is a power of 1024.

const POWERS = new Map([
  ['', 0],
  ['k', 1],
  ['m', 2],
  ['g', 3],
  ['t', 4],
]);

/** Null when it says no size above nothing. */
export function parseSize(value: string | number): number | null {
  const [, digits, unit] = /^\s*(\d+(?:\.\d+)?)\s*([kmgt]?)i?b?\s*$/i.exec(String(value)) ?? [];
  const power = POWERS.get((unit ?? '').toLowerCase());
  if (digits === undefined || power === undefined) return null;
  const bytes = Math.floor(Number(digits) * 1024 ** power);
  return Number.isSafeInteger(bytes) && bytes > 0 ? bytes : null;
}
