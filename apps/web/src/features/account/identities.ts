// Links and unlinks Google, Facebook and Apple as sign-in providers of the account.
import type { UserIdentity } from '@supabase/supabase-js';
import { openSession } from '#web/features/auth/session.ts';
import type { SocialProvider } from '#web/features/auth/social.ts';
import { attempt, type Done, refusalOf } from '#web/lib/api/refusal.ts';
import { leaveFor, siteOrigin } from '#web/lib/device/native.ts';

/** Navigates to the provider's page, which redirects back to this page. */
export async function linkProvider(provider: SocialProvider): Promise<Done> {
  return attempt(async () => {
    const client = await openSession();
    const back = new URL('/auth/callback', siteOrigin());
    back.searchParams.set('from', location.pathname);
    const options = { redirectTo: back.href, skipBrowserRedirect: true };
    const { data, error } = await client.auth.linkIdentity({ provider, options });
    if (error) return refusalOf(error);
    leaveFor(data.url);
    return { ok: true };
  });
}

export async function unlinkProvider(identity: UserIdentity): Promise<Done> {
  return attempt(async () => {
    const client = await openSession();
    const { error } = await client.auth.unlinkIdentity(identity);
    return error ? refusalOf(error) : { ok: true };
  });
}

/** The email address of an identity, where its provider gives one. */
export function addressOf({ identity_data: data }: UserIdentity): string | null {
  const email: unknown = data?.['email'];
  return typeof email === 'string' && email !== '' ? email : null;
}
