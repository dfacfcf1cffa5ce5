// Invokes a function of the project from inside the platform, as the service role.
import { JobFailed } from './failure.ts';
import type { InvokeFunction } from './scheduled-calls.ts';

/** The address is the one listened on: the public one may lead through a proxy that is not there yet. */
export const createInvoke =
  (url: string, secretKey: string): InvokeFunction =>
  async (name, signal) => {
    const answer = await fetch(`${url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
      signal,
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new JobFailed(`the function ${name} answered ${answer.status}`);
  };
