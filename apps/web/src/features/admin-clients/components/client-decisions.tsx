// The decisions about one account: what helps first, what harms last and with a reason.
import { useState } from 'react';
import type { ClientPage } from '#web/features/admin-clients/client.ts';
import { DecisionDialog } from '#web/features/admin-clients/components/decision-dialog.tsx';
import { type ClientDecision, useClientDecision } from '#web/features/admin-clients/mutations.ts';
import { adminClients } from '#web/locales/fr/admin/clients.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { decisions: text } = adminClients;
const MIN_IDENTITY_CHECK = 10;

interface ClientDecisionsProps {
  client: ClientPage;
  onErased: () => void;
}

export function ClientDecisions({ client, onErased }: ClientDecisionsProps) {
  const [open, setOpen] = useState<WrittenDecision | null>(null);
  const isBanned = client.state === 'banned';
  return (
    <Section title={text.title} description={text.text}>
      <div className="flex flex-wrap gap-3">
        {client.state === 'unconfirmed' && client.email !== null && <MailButton kind="resend" clientId={client.id} />}
        {client.email !== null && <MailButton kind="export" clientId={client.id} />}
        {client.sessions.length > 0 && <Opener kind="signOut" onOpen={setOpen} />}
        {client.factors.length > 0 && <Opener kind="reset" onOpen={setOpen} />}
        <Opener kind={isBanned ? 'unban' : 'ban'} onOpen={setOpen} />
        {client.email !== null && <Opener kind="erase" onOpen={setOpen} />}
      </div>
      {open !== null && <Written kind={open} client={client} onErased={onErased} onClose={() => setOpen(null)} />}
    </Section>
  );
}

/** Decisions that need words. */
type WrittenDecision = Exclude<ClientDecision, 'resend' | 'export'>;

function Opener({ kind, onOpen }: { kind: WrittenDecision; onOpen: (kind: WrittenDecision) => void }) {
  return (
    <Button look="secondary" size="small" onClick={() => onOpen(kind)}>
      {text[kind].open}
    </Button>
  );
}

/** A message to the person, who alone receives its link. */
function MailButton({ kind, clientId }: { kind: 'resend' | 'export'; clientId: string }) {
  const decide = useClientDecision(kind, clientId, { errorTitle: text.failed });
  const { open, title, text: description, action } = text[kind];
  async function ask() {
    if (await confirm({ title, description, action })) await decide.run({ reason: '', address: '' });
  }
  return (
    <Button look="secondary" size="small" isBusy={decide.isPending} onClick={() => void ask()}>
      {open}
    </Button>
  );
}

interface WrittenProps extends ClientDecisionsProps {
  kind: WrittenDecision;
  onClose: () => void;
}

function Written({ kind, client, onErased, onClose }: WrittenProps) {
  const decide = useClientDecision(kind, client.id, kind === 'erase' ? { onSuccess: onErased } : {});
  const { title, text: description, action } = text[kind];
  const { label, hint, missing } = text.reset;
  return (
    <DecisionDialog
      title={title}
      description={description}
      action={action}
      isDangerous={kind === 'ban' || kind === 'erase'}
      {...(kind === 'reset' && { reason: { label, hint, missing, min: MIN_IDENTITY_CHECK } })}
      {...(kind === 'ban' && { hint: text.ban.hint })}
      {...(kind === 'erase' && client.email !== null && { address: client.email })}
      decide={decide}
      onClose={onClose}
    />
  );
}
