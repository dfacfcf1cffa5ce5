// The accounts of the demonstration. They are real accounts with a known password, and exist only where the demonstration is on.
import type { Refusal } from '#web/lib/api/refusal.ts';
import { remember } from '#web/lib/offline/storage-keys.ts';
import { auth } from '#web/locales/fr/auth.ts';

const DOMAIN = 'demo.liesse.example';
const PASSWORD = 'liesse-demo';

export const demoAccounts = (['client', 'partner', 'admin'] as const).map((role) => ({
  role,
  email: `${role}@${DOMAIN}`,
  password: PASSWORD,
}));

export const isDemoAddress = (email: string): boolean => email.trim().toLowerCase().endsWith(`@${DOMAIN}`);

/** The sentence of a refused sign-in, which for a demonstration account tells that its password is another. */
export function demoFailure(email: string, refusal: Refusal): string {
  return refusal.code === 'invalid_credentials' && isDemoAddress(email) ? auth.login.demoWrong : refusal.message;
}

/** A mark for the banner, which grants nothing. */
export function markDemoUser(email: string): void {
  remember('demoUser', isDemoAddress(email) ? email : null);
}

/** The code that the demonstration's mailbox holds for one of its accounts. */
export async function readDemoCode(email: string): Promise<string | null> {
  if (!isDemoAddress(email)) return null;
  const response = await fetch(`/mailbox/latest?kind=factor_code&to=${encodeURIComponent(email)}`);
  if (!response.ok) return null;
  const { text } = (await response.json()) as { text: string };
  return /\b\d{6}\b/.exec(text)?.[0] ?? null;
}
