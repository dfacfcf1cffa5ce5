// The form for the code of an invitation. The browser posts it to the server, which opens the invitation: it works without JavaScript,
// and the code is in no address.
import { type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { readInvitationCode, TOKEN } from '#web/features/guest-area/invitation/invitation-code.ts';
import { useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import { useSite } from '#web/lib/boot/site.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

export function CodeForm() {
  const guest = useGuestText();
  const { code: text } = guest;
  const { apiUrl } = useSite();
  const navigate = useNavigate();
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);

  function open(event: SyntheticEvent<HTMLFormElement>): void {
    const typed = new FormData(event.currentTarget).get(TOKEN);
    const token = readInvitationCode(typeof typed === 'string' ? typed : '');
    setMissing(token === '');
    if (token === '') {
      event.preventDefault();
      event.currentTarget.querySelector('input')?.focus();
    } else if (apiUrl === null) {
      setBusy(true);
    } else {
      // The server cannot read the invitations of a platform elsewhere.
      event.preventDefault();
      void navigate('/guest', { state: { token } });
    }
  }

  return (
    <form noValidate method="post" action="/guest" onSubmit={open} className="mt-8 flex max-w-form flex-col gap-5">
      <TextField
        name={TOKEN}
        label={text.label}
        hint={text.hint}
        error={isMissing ? text.missing : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" wide isBusy={isBusy}>
        {isBusy ? guest.lookup.looking : text.open}
      </Button>
    </form>
  );
}
