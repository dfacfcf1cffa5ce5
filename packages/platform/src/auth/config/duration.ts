// Durations as the hosted command line writes them: "1s", "5m30s", "24h".

const UNITS = new Map([
  ['ms', 0.001],
  ['s', 1],
  ['m', 60],
  ['h', 3_600],
]);

/** Seconds, or null where nothing is written. */
export function readDuration(value: unknown, where: string): number | null {
  if (value === undefined) return null;
  if (typeof value === 'number' && value >= 0) return value;
  const text = typeof value === 'string' ? value : '';
  if (!/^(?:\d+(?:\.\d+)?(?:ms|s|m|h))+$/.test(text))
    throw new Error(`config.toml: ${where} is a duration such as "30s" or "24h"`);
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)];
  return parts.reduce((seconds, [, amount, unit]) => seconds + Number(amount) * (UNITS.get(unit ?? '') ?? 0), 0);
}
