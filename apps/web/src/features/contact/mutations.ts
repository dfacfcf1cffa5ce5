// Sends a message to the operator through the site's own server, which limits messages by network.
import { type ContactProblems, parseContact } from '@liesse/domain';

export type SendingReason = 'invalid' | 'too_many' | 'unavailable' | 'network';
export type Sending = { ok: true } | { ok: false; reason: SendingReason; problems: ContactProblems };

export async function sendMessage(form: Record<string, string>): Promise<Sending> {
  const parsed = parseContact(form);
  if (!parsed.ok) return { ok: false, reason: 'invalid', problems: parsed.problems };
  try {
    const response = await fetch('/contact', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(form),
    });
    return (await response.json()) as Sending;
  } catch (error) {
    // A proxy answered with a page of its own instead of JSON.
    const reason = error instanceof SyntaxError ? 'unavailable' : 'network';
    return { ok: false, reason, problems: {} };
  }
}
