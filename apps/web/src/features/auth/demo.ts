// The accounts of the demonstration: real accounts with a public password, which exist only in a demonstration.
import type { Refusal } from '#web/lib/api/refusal.ts';
import { remember } from '#web/lib/offline/storage-keys.ts';
import { auth } from '#web/locales/fr/account/auth.ts';

const DOMAIN = 'demo.liesse.example';
const PASSWORD = 'liesse-demo';

export const demoAccounts = (['client', 'partner', 'admin'] as const).map((role) => ({
  role,
  email: `${role}@${DOMAIN}`,
  password: PASSWORD,
}));

export const isDemoAddress = (email: string): boolean => email.trim().toLowerCase().endsWith(`@${DOMAIN}`);

/** The sentence for a refused sign-in. For a demonstration account it says that the password was changed. */
export function demoFailure(email: string, refusal: Refusal): string {
  return refusal.code === 'invalid_credentials' && isDemoAddress(email) ? auth.login.demoWrong : refusal.message;
}

/** Stores which account the banner names. It grants nothing. */
export function markDemoUser(email: string): void {
  remember('demoUser', isDemoAddress(email) ? email : null);
}

/** Reads the code for a demonstration account from the demonstration's mailbox. */
export async function readDemoCode(email: string): Promise<string | null> {
  if (!isDemoAddress(email)) return null;
  const response = await fetch(`/mailbox/latest?kind=factor_code&to=${encodeURIComponent(email)}`);
  if (!response.ok) return null;
  const { text } = (await response.json()) as { text: string };
  return /\b\d{6}\b/.exec(text)?.[0] ?? null;
}
