// Fetches a calendar from an address that somebody gave. The platform's fetch reaches the public network only; the limits are here.
import {
  type BusyDaysProblem,
  busyDaysMessages,
  MAX_CALENDAR_BYTES,
  readBusyDays,
} from '../../../packages/domain/src/dates/busy-days.ts';

type Fetched = { ok: true; days: string[] } | { ok: false; message: string };

const PATIENCE_MS = 10_000;
const TOO_LARGE = Symbol('too large');
const UNREACHABLE = 'Cette adresse ne répond pas, ou n’est pas accessible. Vérifiez-la, ou choisissez un fichier.';

export async function fetchBusyDays(
  address: string,
  range: { first: string; last: string },
  get: typeof fetch = fetch,
): Promise<Fetched> {
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:')
    return { ok: false, message: 'Donnez une adresse qui commence par https://.' };
  const text = await readText(address, get).catch(() => null);
  if (text === null) return { ok: false, message: UNREACHABLE };
  if (text === TOO_LARGE) return problem('too-large');
  const read = readBusyDays(text, range);
  return read.ok ? read : problem(read.reason);
}

async function readText(address: string, get: typeof fetch): Promise<string | typeof TOO_LARGE | null> {
  const answer = await get(address, {
    headers: { accept: 'text/calendar, text/plain;q=0.5' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  // A redirection must not lead out of encryption.
  const isSafe = answer.url === '' || answer.url.startsWith('https:');
  if (!answer.ok || !isSafe || answer.body === null) {
    await answer.body?.cancel();
    return null;
  }
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > MAX_CALENDAR_BYTES) return TOO_LARGE;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const problem = (reason: BusyDaysProblem): Fetched => ({ ok: false, message: busyDaysMessages[reason] });
