// Ends one kind of mail for the person who opened the link of such a mail. Nothing changes before the button is pressed.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '#web/features/auth/session.ts';
import { unsubscribe, unsubscriptionQuery } from '#web/features/notifications/unsubscription.ts';
import { unsubscribe as text } from '#web/locales/fr/account/unsubscribe.ts';
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
  const {
    mutate,
    data: result,
    isPending,
  } = useMutation({
    networkMode: 'always',
    mutationFn: () => unsubscribe(token),
    onSuccess: (answer) => answer.ok && cache.setQueryData(query.queryKey, answer.unsubscription),
  });

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
          {result?.ok === false && <Notice tone="danger">{text.failed}</Notice>}
          <Button wide isBusy={isPending} onClick={() => mutate()}>
            {isPending ? text.saving : text.action}
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
