// Sign-in through Google, Facebook or Apple, with a clear message when the site has not configured the provider.
import { useState } from 'react';
import { type SocialProvider, socialProviders, startSocialSignIn } from '#web/features/auth/social.ts';
import { leaveFor } from '#web/lib/device/native.ts';
import { auth } from '#web/locales/fr/account/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

const { social: text } = auth;

/** Long enough for the toast to be seen and announced before the navigation. */
const LEAVE_AFTER_MS = 600;

export function SocialButtons({ from }: { from: string | null }) {
  const [busy, setBusy] = useState<SocialProvider | null>(null);

  async function start(provider: SocialProvider) {
    setBusy(provider);
    const name = text[provider];
    const result = await startSocialSignIn(provider, from);
    if (result.ok) {
      toast({ title: text.started.title, description: text.started.description(name) });
      return setTimeout(() => {
        setBusy(null);
        leaveFor(result.url);
      }, LEAVE_AFTER_MS);
    }
    setBusy(null);
    const isUnknown = result.code === 'oauth_provider_not_supported';
    toast({
      variant: 'destructive',
      title: isUnknown ? text.failed : text.error,
      description: isUnknown ? text.notConfigured(name) : result.message,
    });
  }

  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-3">
      {socialProviders.map((provider) => (
        <Button
          key={provider}
          look="secondary"
          size="small"
          aria-label={text.label(text[provider])}
          isBusy={busy === provider}
          onClick={() => void start(provider)}
        >
          {text[provider]}
        </Button>
      ))}
    </div>
  );
}
