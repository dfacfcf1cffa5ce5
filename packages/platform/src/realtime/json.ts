// Values that strangers wrote, looked at before they are believed.

export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether nothing in the value lies deeper than so many levels. Never goes deeper itself. */
export function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  for (const inner of Array.isArray(value) ? value : Object.values(value)) {
    if (!isShallow(inner, depth - 1)) return false;
  }
  return true;
}

/** Text that PostgreSQL can hold. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');
