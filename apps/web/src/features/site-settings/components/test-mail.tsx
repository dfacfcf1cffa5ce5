// Sends a test mail to the administrator's own address and shows how its delivery ended.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTestMailMutation } from '#web/features/site-settings/mutations.ts';
import { testMailQuery } from '#web/features/site-settings/queries.ts';
import { settings } from '#web/locales/fr/admin/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Section } from '#web/ui/layout/section.tsx';

const { test: text } = settings;

export function TestMail({ email }: { email: string }) {
  const [message, setMessage] = useState<string | null>(null);
  const send = useTestMailMutation();

  async function start() {
    setMessage(null);
    const sent = await send.run();
    if (sent !== null) setMessage(sent.message);
  }

  return (
    <Section title={text.title} description={text.description(email)}>
      <div className="flex max-w-measure flex-col items-start gap-5">
        <Button look="secondary" isBusy={send.isPending} onClick={() => void start()}>
          {text.send}
        </Button>
        {send.errorMessage !== null && (
          <Notice tone="danger" title={text.failedTitle}>
            {send.errorMessage}
          </Notice>
        )}
        {message !== null && <Outcome message={message} />}
      </div>
    </Section>
  );
}

function Outcome({ message }: { message: string }) {
  const { data, isError } = useQuery(testMailQuery(message));
  const outcome = data ?? { state: 'waiting' as const, error: null };
  if (isError && data === undefined) return <Notice tone="danger">{text.failedTitle}</Notice>;
  const { state, error } = outcome;
  if (state === 'failed' || state === 'retrying')
    return <Notice tone="danger">{text.states[state](error ?? '')}</Notice>;
  return <Notice tone={state === 'sent' ? 'success' : 'note'}>{text.states[state]}</Notice>;
}
