// Passes to pages that ask for a password, by the link they belong to: whoever typed it here is not asked again.
import { remember, remembered } from '#web/lib/offline/storage-keys.ts';

/** Where nothing may be kept, they last as long as the page. */
let unkept: Readonly<Record<string, unknown>> = {};

export function passOf(token: string): string | null {
  const pass = passes()[token];
  return typeof pass === 'string' ? pass : null;
}

export function storePass(token: string, pass: string | null): void {
  const { [token]: _before, ...others } = passes();
  unkept = pass === null ? others : { ...others, [token]: pass };
  remember('passes', Object.keys(unkept).length === 0 ? null : JSON.stringify(unkept));
}

function passes(): Readonly<Record<string, unknown>> {
  const text = remembered('passes');
  if (text === null) return unkept;
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
