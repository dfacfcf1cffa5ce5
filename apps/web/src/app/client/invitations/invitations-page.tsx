// /client/invitations: writes, sends, follows and prints the invitations.
import { invitationKinds } from '@liesse/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { FollowPanel } from '#web/features/invitations/components/follow-panel.tsx';
import { PaperPanel } from '#web/features/invitations/components/paper-panel.tsx';
import { SendPanel } from '#web/features/invitations/components/send-panel.tsx';
import { TextPanel } from '#web/features/invitations/components/text-panel.tsx';
import {
  type InvitationText,
  type Invited,
  invitationsKey,
  invitedQuery,
  type MailKind,
  type Send,
  sendsQuery,
  textsQuery,
  type Words,
  wordsQuery,
} from '#web/features/invitations/queries.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { invitations as text } from '#web/locales/fr/client/invitations.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';

const { send } = text;

export function Component() {
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <h1 className="mb-6 text-title">{text.title}</h1>
      <InvitationsLoader />
    </>
  );
}

function InvitationsLoader() {
  const { id: eventId } = useCurrentEvent();
  const queries = useQueryClient();
  const texts = useQuery(textsQuery(eventId));
  const sends = useQuery(sendsQuery(eventId));
  const households = useQuery(invitedQuery(eventId));
  const words = useQuery(wordsQuery(eventId));
  const filter = `event_id=eq.${eventId}`;
  // Mails are sent by the hundred, so their states are refetched together.
  useLiveRows(
    [
      { table: 'households', filter },
      { table: 'invitation_sends', filter },
      { table: 'invitation_mails', filter },
    ],
    () => void queries.invalidateQueries({ queryKey: invitationsKey(eventId) }),
  );

  const all = [texts, sends, households, words];
  if (all.some(({ isError, data }) => isError && data === undefined)) {
    return <ErrorState message={text.loadFailed} onRetry={() => all.forEach((one) => void one.refetch())} />;
  }
  if (
    texts.data === undefined ||
    sends.data === undefined ||
    households.data === undefined ||
    words.data === undefined
  ) {
    return <SkeletonLines count={8} />;
  }
  const { moments, invited } = households.data;
  if (invited.length === 0) {
    return (
      <EmptyState title={send.noGuests.title} text={send.noGuests.text}>
        <ButtonLink href="/client/guests">{send.noGuests.action}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <Panels
      key={eventId}
      texts={texts.data}
      sends={sends.data}
      moments={moments}
      invited={invited}
      words={words.data}
    />
  );
}

interface PanelsProps {
  texts: readonly InvitationText[];
  sends: readonly Send[];
  moments: ReadonlyArray<{ id: string; name: string }>;
  invited: readonly Invited[];
  words: Words;
}

function Panels({ texts, sends, moments, invited, words }: PanelsProps) {
  const { canEdit } = useCurrentEvent();
  // A link to one kind opens its text.
  const [search] = useSearchParams();
  const asked = invitationKinds.find((one) => one === search.get('kind'));
  const [kind, setKind] = useState<MailKind>(asked ?? 'invitation');
  // Hosts who have sent nothing yet begin with the text.
  const [tab, setTab] = useState(sends.length === 0 || asked !== undefined ? 'text' : 'send');
  const saved = texts.find((one) => one.kind === kind);
  return (
    <Tabs
      label={text.title}
      value={tab}
      onChange={setTab}
      tabs={[
        {
          value: 'text',
          label: text.tabs.text,
          content: (
            <>
              <div className="mb-6 max-w-80">
                <SelectField
                  label={text.text.kind}
                  value={kind}
                  onChange={({ target }) => setKind(target.value as MailKind)}
                  options={invitationKinds.map((value) => ({ value, label: text.kinds[value] }))}
                />
              </div>
              {saved !== undefined && <TextPanel key={kind} saved={saved} words={words} />}
            </>
          ),
        },
        {
          value: 'send',
          label: text.tabs.send,
          content: canEdit ? (
            <SendPanel
              moments={moments}
              sends={sends}
              onWrite={(next) => {
                setKind(next);
                setTab('text');
              }}
            />
          ) : (
            <p className="max-w-measure text-quiet">{send.viewer}</p>
          ),
        },
        { value: 'follow', label: text.tabs.follow, content: <FollowPanel invited={invited} sends={sends} /> },
        { value: 'paper', label: text.tabs.paper, content: <PaperPanel /> },
      ]}
    />
  );
}
