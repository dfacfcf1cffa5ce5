// Sizes as people write them: 50MiB, 20MB, 3B or a number.

const POWERS = new Map([
  ['', 0],
  ['k', 1],
  ['m', 2],
  ['g', 3],
  ['t', 4],
]);

/**
 * Null when it says no size above nothing. A unit with an `i` is a power of 1024. Without it the hosted service counts by 1000 and its
 * command line, in config.toml, by 1024.
 */
export function parseSize(value: string | number, { base }: { base: 1000 | 1024 }): number | null {
  const [, digits, unit, binary] = /^\s*(\d+(?:\.\d+)?)\s*([kmgt]?)(i?)b?\s*$/i.exec(String(value)) ?? [];
  const power = POWERS.get((unit ?? '').toLowerCase());
  if (digits === undefined || power === undefined) return null;
  const bytes = Math.floor(Number(digits) * (binary === '' ? base : 1024) ** power);
  return Number.isSafeInteger(bytes) && bytes > 0 ? bytes : null;
}
