// /admin/clients/{id}: one account, without the content of its events.
import { hasPermission } from '@liesse/domain';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useOutletContext, useParams } from 'react-router';
import { CLIENTS_PATH } from '#web/features/admin-clients/addresses.ts';
import { ClientScreen } from '#web/features/admin-clients/components/client-screen.tsx';
import { clientPageQuery } from '#web/features/admin-clients/queries.ts';
import type { Person } from '#web/features/auth/session.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { adminClients } from '#web/locales/fr/admin/clients.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx';

const { page: text, title, unnamed } = adminClients;

export function Component() {
  const { clientId = '' } = useParams();
  const person = useOutletContext<Person>();
  const navigate = useNavigate();
  const { data: client, isError, refetch } = useQuery(clientPageQuery(clientId));
  if (client === undefined) {
    return isError ? (
      <ErrorState message={text.loadFailed} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={8} />
    );
  }
  if (client === null) return <Unknown />;
  const name = client.name === '' ? unnamed : client.name;
  return (
    <>
      <Metadata title={name} description={text.description} />
      <Breadcrumbs parents={[{ label: title, href: CLIENTS_PATH }]} current={name} />
      <ClientScreen
        key={client.id}
        client={client}
        managesEvents={hasPermission(person, 'manage_events')}
        onErased={() => void navigate(CLIENTS_PATH, { replace: true })}
      />
    </>
  );
}

function Unknown() {
  return (
    <>
      <Metadata title={text.unknown.title} description={text.description} />
      <h1 className="sr-only">{title}</h1>
      <EmptyState title={text.unknown.title} text={text.unknown.text}>
        <ButtonLink href={CLIENTS_PATH}>{text.unknown.back}</ButtonLink>
      </EmptyState>
    </>
  );
}
