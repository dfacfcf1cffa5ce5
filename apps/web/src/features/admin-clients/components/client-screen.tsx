// One account: its state, how it is used, its events by title, what was mailed to it, and the decisions about it.
import { type ReactNode, useId, useState } from 'react';
import type { ClientPage } from '#web/features/admin-clients/client.ts';
import { ClientDecisions } from '#web/features/admin-clients/components/client-decisions.tsx';
import { stateTones } from '#web/features/admin-clients/components/clients-screen.tsx';
import { EventDecisionButton } from '#web/features/admin-clients/components/event-decision.tsx';
import { serverNow } from '#web/lib/device/clock.ts';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { capitalised, formatDay, formatMoment, formatSince } from '#web/lib/format/format.ts';
import { formatPhone } from '#web/lib/format/phone.ts';
import { adminClients } from '#web/locales/fr/admin/clients.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { deviceName } from '#web/ui/text/user-agent.ts';

const { page: text, events, states, unnamed } = adminClients;

interface ClientScreenProps {
  client: ClientPage;
  managesEvents: boolean;
  onErased: () => void;
}

export function ClientScreen({ client, managesEvents, onErased }: ClientScreenProps) {
  const { ban, name, state } = client;
  return (
    <>
      <div className="mt-2 mb-8 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 wrap-anywhere text-title">{name === '' ? unnamed : name}</h1>
        <Badge tone={stateTones[state]}>{states[state]}</Badge>
      </div>
      {ban !== null && (
        <div className="mb-8 max-w-measure">
          <Notice tone="danger" title={text.banned.title}>
            {text.banned.since(formatDay(new Date(ban.at)), ban.reason)}
          </Notice>
        </div>
      )}
      <Facts client={client} />
      {client.obstacle === null ? (
        <ClientDecisions client={client} onErased={onErased} />
      ) : (
        <p className="mb-10 text-quiet">{text.own}</p>
      )}
      <Events client={client} managesEvents={managesEvents} />
      <Access client={client} />
      <Mails mails={client.mails} />
      <Consents consents={client.consents} />
    </>
  );
}

function Facts({ client }: { client: ClientPage }) {
  const { facts } = text;
  const values: [string, string][] = [
    [facts.email, client.email ?? facts.none],
    [facts.phone, client.phone === null ? facts.none : formatPhone(client.phone)],
    [facts.joined, moment(client.created_at, facts.none)],
    [facts.confirmed, moment(client.confirmed_at, facts.notYet)],
    [facts.lastSignIn, moment(client.last_sign_in_at, facts.never)],
  ];
  return (
    <dl aria-label={facts.label} className="mb-10 grid gap-x-8 gap-y-5 tablet:grid-cols-2 desktop:grid-cols-3">
      {values.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-quiet text-small">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const moment = (at: string | null, none: string): string => (at === null ? none : formatMoment(new Date(at)));

function Events({ client, managesEvents }: Pick<ClientScreenProps, 'client' | 'managesEvents'>) {
  return (
    <Section title={text.events.title} description={text.events.text}>
      <Lines label={text.events.title} none={text.events.none}>
        {client.events.map((event) => (
          <Line key={event.id} name={event.name}>
            <span className="text-quiet">
              {event.starts_on === null ? events.noDate : formatCivilDate(event.starts_on)}
              {' · '}
              {text.events.roles[event.role]}
            </span>
            {managesEvents && (
              <span
                className={`flex flex-wrap items-center gap-3 ${event.suspended_at === null ? 'max-tablet:-ml-4' : ''}`}
              >
                <EventDecisionButton event={event} person={client.id} />
              </span>
            )}
          </Line>
        ))}
      </Lines>
    </Section>
  );
}

function Access({ client }: { client: ClientPage }) {
  const { access } = text;
  const [now] = useState(serverNow);
  const heading = useId();
  const kinds: Readonly<Record<string, string>> = access.kinds;
  const means = [
    client.has_password ? access.password : access.noPassword,
    ...client.identities.map((provider) => access.provider(capitalised(provider))),
    ...(client.passkeys > 0 ? [access.passkeys(client.passkeys)] : []),
    ...(client.factors.length === 0 ? [access.noSecondStep] : []),
    ...client.factors.map(({ type }) => kinds[type] ?? access.otherKind),
  ];
  return (
    <Section title={access.title} description={access.text}>
      <Lines label={access.title} none={access.none}>
        {client.sessions.map(({ created_at, used_at, user_agent, ip }) => (
          <Line key={created_at} name={deviceName(user_agent)}>
            {ip !== null && <span className="wrap-anywhere text-quiet tabular-nums">{ip}</span>}
            <span className="text-quiet">{access.used(formatSince(new Date(used_at), now))}</span>
          </Line>
        ))}
      </Lines>
      <h3 id={heading} className="mt-8 mb-2 font-text text-quiet text-small">
        {access.factors}
      </h3>
      <ul aria-labelledby={heading} className="flex flex-col gap-1">
        {means.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Section>
  );
}

const mailTones: Record<ClientPage['mails'][number]['state'], BadgeTone> = {
  sent: 'success',
  failed: 'danger',
  queued: 'neutral',
};

function Mails({ mails }: Pick<ClientPage, 'mails'>) {
  return (
    <Section title={text.mails.title} description={text.mails.text}>
      <Lines label={text.mails.title} none={text.mails.none}>
        {mails.map(({ kind, created_at, state }) => (
          <Line key={`${kind} ${created_at}`} name={text.mails.kinds[kind] ?? text.mails.otherKind}>
            <span className="text-quiet">{formatMoment(new Date(created_at))}</span>
            <Badge tone={mailTones[state]}>{text.mails.states[state]}</Badge>
          </Line>
        ))}
      </Lines>
    </Section>
  );
}

function Consents({ consents }: Pick<ClientPage, 'consents'>) {
  return (
    <Section title={text.consents.title} description={text.consents.text}>
      <Lines label={text.consents.title} none={text.consents.no}>
        {consents.map(({ kind, by_mail }) => (
          <Line key={kind} name={text.mails.kinds[kind] ?? text.mails.otherKind}>
            <Badge tone={by_mail ? 'success' : 'neutral'}>{by_mail ? text.consents.yes : text.consents.no}</Badge>
          </Line>
        ))}
      </Lines>
    </Section>
  );
}

function Lines({ label, none, children }: { label: string; none: string; children: ReactNode[] }) {
  if (children.length === 0) return <p className="text-quiet">{none}</p>;
  return (
    <ul aria-label={label} className="divide-y divide-hairline border-hairline border-t">
      {children}
    </ul>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-8 gap-y-1 py-2">
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <span className="flex flex-wrap items-center gap-x-6 gap-y-1 text-small">{children}</span>
    </li>
  );
}
