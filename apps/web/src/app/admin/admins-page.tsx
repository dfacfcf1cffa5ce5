// /admin/admins: who administers the site and what each person may do.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutletContext } from 'react-router';
import type { Administrator } from '#web/features/administrators/administrator.ts';
import { AdministratorItem } from '#web/features/administrators/components/administrator-item.tsx';
import { InvitationList } from '#web/features/administrators/components/invitation-list.tsx';
import { InviteDialog } from '#web/features/administrators/components/invite-dialog.tsx';
import { PermissionsDialog } from '#web/features/administrators/components/permissions-dialog.tsx';
import { SecondStepSwitch } from '#web/features/administrators/components/second-step-switch.tsx';
import { useRemoveMutation } from '#web/features/administrators/mutations.ts';
import { administratorsQuery } from '#web/features/administrators/queries.ts';
import type { Person } from '#web/features/auth/session.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { admins as text } from '#web/locales/fr/admin/admins.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

type OpenDialog = { kind: 'invite' } | { kind: 'change'; person: string } | null;

export function Component() {
  const person = useOutletContext<Person>();
  const { data, isError, refetch } = useQuery(administratorsQuery);
  const remove = useRemoveMutation();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  const changed = dialog?.kind === 'change' && data?.administrators.find(({ id }) => id === dialog.person);
  // The list is read from the database; the session may be older than the last change.
  const held = data?.administrators.find(({ id }) => id === person.id)?.permissions ?? person.permissions;

  async function askRemove({ id, name, email }: Administrator) {
    const question = {
      title: text.remove.title(name || (email ?? text.unnamed)),
      description: text.remove.text,
      action: text.remove.action,
      isDangerous: true,
    };
    if (await confirm(question)) await remove.run(id);
  }

  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <div className="mb-8 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-title">{text.title}</h1>
          <p className="mt-2 max-w-measure text-quiet">{text.lead}</p>
        </div>
        <Button onClick={() => setDialog({ kind: 'invite' })}>{text.invite.open}</Button>
      </div>
      <QueryList
        list={{ data: data?.administrators, isError, refetch }}
        failure={text.loadFailed}
        empty={<p>{text.none}</p>}
      >
        {(administrators) => (
          <ul aria-label={text.list} className="divide-y divide-hairline border-hairline border-t">
            {administrators.map((administrator) => (
              <AdministratorItem
                key={administrator.id}
                administrator={administrator}
                isOwn={administrator.id === person.id}
                onChange={() => setDialog({ kind: 'change', person: administrator.id })}
                onRemove={() => void askRemove(administrator)}
              />
            ))}
          </ul>
        )}
      </QueryList>
      {data !== undefined && (
        <>
          <Section title={text.invitations.title}>
            <InvitationList invitations={data.invitations} />
          </Section>
          <Section title={text.secondStep.title}>
            <SecondStepSwitch isRequired={data.second_step_required} />
          </Section>
        </>
      )}
      {dialog?.kind === 'invite' && <InviteDialog held={held} onClose={close} />}
      {changed && <PermissionsDialog administrator={changed} held={held} onClose={close} />}
    </>
  );
}
