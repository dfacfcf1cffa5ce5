// The Prefer header, read once and echoed as Preference-Applied.
import { invalidPreferences } from '#platform/rest/errors.ts';

export interface Preferences {
  return: 'representation' | 'headers-only' | 'minimal' | null;
  count: 'exact' | 'planned' | 'estimated' | null;
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  missing: 'default' | 'null' | null;
  handling: 'strict' | 'lenient' | null;
  tx: 'commit' | 'rollback' | null;
  timezone: string | null;
  maxAffected: number | null;
}

const ALLOWED = new Map<string, readonly string[]>(
  Object.entries({
    return: ['representation', 'headers-only', 'minimal'],
    count: ['exact', 'planned', 'estimated'],
    resolution: ['merge-duplicates', 'ignore-duplicates'],
    missing: ['default', 'null'],
    handling: ['strict', 'lenient'],
    tx: ['commit', 'rollback'],
  }),
);

const NONE: Preferences = {
  return: null,
  count: null,
  resolution: null,
  missing: null,
  handling: null,
  tx: null,
  timezone: null,
  maxAffected: null,
};

export function parsePreferences(header: string | undefined, isTimezone: (name: string) => boolean): Preferences {
  if (!header) return NONE;
  const found: Record<string, string | number> = {};
  const invalid: string[] = [];
  for (const part of header.split(',')) {
    const text = part.trim();
    if (text === '') continue;
    const [name = '', value = ''] = text.split('=', 2).map((side) => side.trim());
    const read = readPreference(name, value, isTimezone);
    if (read === null) invalid.push(text);
    else found[name === 'max-affected' ? 'maxAffected' : name] ??= read;
  }
  if (found.handling === 'strict' && invalid.length > 0) throw invalidPreferences(invalid);
  return { ...NONE, ...found };
}

function readPreference(name: string, value: string, isTimezone: (name: string) => boolean): string | number | null {
  if (ALLOWED.get(name)?.includes(value)) return value;
  if (name === 'timezone' && isTimezone(value)) return value;
  if (name === 'max-affected' && /^\d{1,15}$/.test(value)) return Number(value);
  return null;
}

/** The preferences that had an effect, in the order PostgREST lists them. */
export function appliedPreferences(preferences: Preferences, applied: ReadonlyArray<keyof Preferences>): string | null {
  const names = applied
    .filter((name) => preferences[name] !== null)
    .map((name) => `${name === 'maxAffected' ? 'max-affected' : name}=${preferences[name]}`);
  return names.length > 0 ? names.join(', ') : null;
}
