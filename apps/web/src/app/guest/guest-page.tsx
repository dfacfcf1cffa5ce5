// /guest: the field for the code of an invitation. A plain form, so that it works before any script.
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { readInvitationCode, TOKEN } from '#web/app/guest/invitation-code.ts';
import { Metadata } from '#web/lib/metadata.tsx';
import { shell } from '#web/locales/fr/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const { guest: text } = shell;

const codeForm = z.object({
  [TOKEN]: z.string().check(z.refine((typed) => readInvitationCode(typed) !== '', text.codeMissing)),
});

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const token = readInvitationCode(search.get(TOKEN) ?? '');
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(codeForm),
    defaultValues: { [TOKEN]: token },
  });
  const open = handleSubmit(async (values) => {
    await navigate(`/guest?${new URLSearchParams({ [TOKEN]: readInvitationCode(values[TOKEN]) })}`);
  });

  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-4 max-w-measure text-lead text-quiet">{text.text}</p>
      <form noValidate method="get" action="/guest" onSubmit={open} className="mt-8 flex max-w-form flex-col gap-5">
        {token !== '' && (
          <Notice tone="note" title={text.upcoming.title}>
            {text.upcoming.text}
          </Notice>
        )}
        <TextField
          {...register(TOKEN)}
          label={text.code}
          hint={text.codeHint}
          error={formState.errors[TOKEN]?.message}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" wide>
          {text.open}
        </Button>
      </form>
    </>
  );
}
