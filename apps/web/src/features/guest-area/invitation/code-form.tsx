// The form for the code of an invitation. It is a plain GET form, so that it works without JavaScript.
import { type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { readInvitationCode, TOKEN } from '#web/features/guest-area/invitation/invitation-code.ts';
import { guest } from '#web/locales/fr/guest/guest.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { code: text } = guest;

export function CodeForm() {
  const navigate = useNavigate();
  const [isMissing, setMissing] = useState(false);

  function open(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(TOKEN);
    const code = readInvitationCode(typeof typed === 'string' ? typed : '');
    setMissing(code === '');
    if (code !== '') void navigate(`/guest?${new URLSearchParams({ [TOKEN]: code })}`);
    else event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <form noValidate method="get" action="/guest" onSubmit={open} className="mt-8 flex max-w-form flex-col gap-5">
      <TextField
        name={TOKEN}
        label={text.label}
        hint={text.hint}
        error={isMissing ? text.missing : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" wide>
        {text.open}
      </Button>
    </form>
  );
}
