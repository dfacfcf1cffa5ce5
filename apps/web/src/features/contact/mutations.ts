// Sends a message to the operator. The site's own server takes it: it alone sees the network a message comes from.
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
    // A proxy's page in place of the answer is no answer either.
    const reason = error instanceof SyntaxError ? 'unavailable' : 'network';
    return { ok: false, reason, problems: {} };
  }
}
