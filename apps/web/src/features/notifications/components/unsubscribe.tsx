// The choice behind the link of a mail: asked once, done by a button, told when it is done.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#web/features/auth/session.ts';
import { unsubscribe, unsubscriptionQuery } from '#web/features/notifications/unsubscription.ts';
import { unsubscribe as text } from '#web/locales/fr/unsubscribe.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loader } from '#web/ui/feedback/loader.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TaskHeading } from '#web/ui/layout/split-layout.tsx';

export function Unsubscribe({ token }: { token: string }) {
  const query = unsubscriptionQuery(token);
  const cache = useQueryClient();
  const { data: choice, isError, refetch } = useQuery(query);
  const session = useSession();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function end() {
    setBusy(true);
    const result = await unsubscribe(token);
    if (result.ok) cache.setQueryData(query.queryKey, result.now);
    setFailed(!result.ok);
    setBusy(false);
  }

  if (isError) {
    return (
      <>
        <TaskHeading title={text.title} />
        <ErrorState message={text.unreadable} onRetry={() => void refetch()} />
      </>
    );
  }
  if (choice === undefined) return <Loader text={text.loading} />;
  if (choice.state === 'on') {
    return (
      <>
        <TaskHeading title={text.on(text.kinds[choice.kind])} subtitle={text.onText} />
        <div className="flex flex-col gap-4">
          {hasFailed && <Notice tone="danger">{text.failed}</Notice>}
          <Button wide isBusy={isBusy} onClick={() => void end()}>
            {isBusy ? text.saving : text.action}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      {choice.state === 'off' ? (
        <TaskHeading title={text.off} subtitle={text.offText(text.kinds[choice.kind])} takesFocus />
      ) : (
        <TaskHeading title={text.unknown} subtitle={text.unknownText} />
      )}
      <ButtonLink
        href={session.status === 'signed-in' ? `/${session.person.role}/account` : '/login'}
        look="secondary"
        wide
      >
        {text.account}
      </ButtonLink>
    </>
  );
}
