// The form for the password that hosts may set on the guest pages. It shows the name of the event and nothing else.
import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { Reason } from '#web/features/guest-area/api.ts';
import type { LockedPage } from '#web/features/guest-area/invitation/invitation.ts';
import { useServedInvitation } from '#web/features/guest-area/invitation/served-invitation.ts';
import { useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import { unlock } from '#web/features/guest-area/mutations.ts';
import { pageQuery } from '#web/features/guest-area/queries.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import type { GuestText } from '#web/locales/guest-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

export function PasswordForm({ token, page }: { token: string; page: LockedPage }) {
  const guest = useGuestText();
  const { gate: text } = guest;
  const cache = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const served = useServedInvitation();
  const posted = served?.form?.kind === 'password' ? messageOf(served.form.reason, guest) : null;
  const [error, setError] = useState(posted);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (posted !== null) field.current?.focus();
  }, [posted]);
  const title = page.look.title.trim() || page.event.name;

  async function open(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    const typed = new FormData(event.currentTarget).get('password');
    const password = typeof typed === 'string' ? typed.trim() : '';
    // The browser posts the form of a page that the server rendered: the pass then is in the cookie for the next page as well.
    if (served !== null && password !== '') return;
    event.preventDefault();
    if (isBusy) return;
    if (password === '') return refuse(text.missing);
    setBusy(true);
    setError(null);
    const result = await unlock(token, password);
    if (result.ok) await cache.invalidateQueries({ queryKey: pageQuery(token).queryKey });
    else refuse(messageOf(result.reason, guest));
    setBusy(false);
  }

  function refuse(sentence: string): void {
    setError(sentence);
    field.current?.focus();
  }

  return (
    <>
      <Metadata title={title} description={text.text} />
      <h1 className="text-title">{title}</h1>
      <Flourish className="mt-6" />
      <p className="mt-6 max-w-measure text-lead text-quiet">{text.text}</p>
      <form
        noValidate
        method="post"
        action={served === null ? '/guest' : `/guest/${served.id}`}
        onSubmit={(event) => void open(event)}
        className="mt-8 flex max-w-form flex-col gap-5"
      >
        {served !== null && (
          <>
            <input type="hidden" name="key" value={served.key} />
            <input type="hidden" name="proof" value={served.proof} />
          </>
        )}
        <TextField
          ref={field}
          name="password"
          label={text.label}
          hint={text.hint}
          error={error ?? undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" wide isBusy={isBusy}>
          {text.open}
        </Button>
      </form>
    </>
  );
}

const messageOf = (reason: Reason | 'missing', { gate: text, refusals }: GuestText): string =>
  reason === 'missing' ? text.missing : reason === 'too-many' ? text.tooMany : refusals[reason];
