// Sign-in through Google, Facebook or Apple. The settings are read first, because an unconfigured provider answers the browser with an
// error in JSON.

import { openSession } from '#web/features/auth/session.ts';
import { attempt, type Refusal, refusalOf } from '#web/lib/api/refusal.ts';
import { platformAccess } from '#web/lib/api/supabase.ts';
import { siteOrigin } from '#web/lib/device/native.ts';

export const socialProviders = ['google', 'facebook', 'apple'] as const;
export type SocialProvider = (typeof socialProviders)[number];

interface Settings {
  external?: Record<string, boolean>;
}

/** The address of the provider's page. The caller navigates to it after a toast. */
export type SocialStart = { ok: true; url: string } | Refusal;

export async function startSocialSignIn(provider: SocialProvider, from: string | null): Promise<SocialStart> {
  return attempt(async () => {
    const { url, publishableKey } = platformAccess();
    const response = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: publishableKey } });
    if (!response.ok) return refusalOf({ status: response.status });
    const settings = (await response.json()) as Settings;
    if (settings.external?.[provider] !== true) return refusalOf({ code: 'oauth_provider_not_supported' });
    const client = await openSession();
    const back = new URL('/auth/callback', siteOrigin());
    if (from !== null) back.searchParams.set('from', from);
    const options = { redirectTo: back.href, skipBrowserRedirect: true };
    const { data, error } = await client.auth.signInWithOAuth({ provider, options });
    return error ? refusalOf(error) : { ok: true, url: data.url };
  });
}
