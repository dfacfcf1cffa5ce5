// The choice of the page's language, among those that the hosts offer. It is a form, which works without JavaScript; the choice is
// stored for the household and is the language of its mails as well.
import { type GuestLanguage, isGuestLanguage, languageNames } from '@liesse/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Languages } from 'lucide-react';
import { type SyntheticEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import type { GuestPage } from '#web/features/guest-area/invitation/invitation.ts';
import { useStoredInvitations } from '#web/features/guest-area/invitation/stored-invitations.ts';
import { useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import { chooseLanguage } from '#web/features/guest-area/mutations.ts';
import { pageQuery } from '#web/features/guest-area/queries.ts';
import { useLanguage } from '#web/lib/boot/language.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

export function LanguageChoice({ guestId, page }: { guestId: string; page: GuestPage }) {
  const { language: text, toasts, refusals } = useGuestText();
  const current = useLanguage();
  const { pathname } = useLocation();
  const cache = useQueryClient();
  const stored = useStoredInvitations()?.find(({ id }) => id === guestId);
  const menu = useRef<HTMLDetailsElement>(null);
  const { languages = [] } = page;
  if (languages.length < 2) return null;

  /** In place, so that what is typed in the reply remains. Without the stored link the browser posts the form. */
  function change(event: SyntheticEvent<HTMLFormElement, SubmitEvent>): void {
    const { submitter } = event.nativeEvent;
    const chosen = submitter instanceof HTMLButtonElement ? submitter.value : '';
    if (stored === undefined || !isGuestLanguage(chosen)) return;
    event.preventDefault();
    void store(stored.token, chosen);
  }

  async function store(token: string, chosen: GuestLanguage): Promise<void> {
    const result = await chooseLanguage(token, chosen);
    if (!result.ok) {
      toast({ variant: 'destructive', title: toasts.failed, description: refusals[result.reason] });
      return;
    }
    menu.current?.removeAttribute('open');
    menu.current?.querySelector('summary')?.focus();
    await cache.invalidateQueries({ queryKey: pageQuery(token).queryKey });
  }

  return (
    <details ref={menu} className="relative">
      <summary
        aria-label={`${nameOf(current)} (${text.change})`}
        className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-round px-3 text-small hover:bg-panel [&::-webkit-details-marker]:hidden"
      >
        <Languages aria-hidden className="size-5 text-quiet" strokeWidth={1.5} />
        <span lang={current}>{nameOf(current)}</span>
      </summary>
      <form
        method="post"
        action="/guest/language"
        aria-label={text.label}
        onSubmit={change}
        className="absolute end-0 top-full z-30 mt-1 flex min-w-40 flex-col rounded-panel border border-hairline bg-raised p-2 shadow-lifted"
      >
        <input type="hidden" name="guest" value={guestId} />
        <input type="hidden" name="page" value={pathname} />
        {languages.map((language) => (
          <button
            key={language}
            type="submit"
            name="language"
            value={language}
            lang={language}
            aria-current={language === current ? 'true' : undefined}
            className="min-h-11 rounded-small px-3 text-start text-small hover:bg-panel aria-current:font-medium aria-current:text-accent"
          >
            {languageNames[language]}
          </button>
        ))}
      </form>
    </details>
  );
}

const nameOf = (language: string): string => (isGuestLanguage(language) ? languageNames[language] : language);
