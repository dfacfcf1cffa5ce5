// /unsubscribe/{token}: ends one kind of mail. Nothing changes before the button is pressed.
import { useParams } from 'react-router';
import { Unsubscribe } from '#web/features/notifications/components/unsubscribe.tsx';
import { QueryProvider } from '#web/lib/api/query-client.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { unsubscribe } from '#web/locales/fr/account/unsubscribe.ts';

export function Component() {
  const { token = '' } = useParams();
  return (
    <QueryProvider>
      <Metadata title={unsubscribe.title} description={unsubscribe.description} />
      <Unsubscribe key={token} token={token} />
    </QueryProvider>
  );
}
