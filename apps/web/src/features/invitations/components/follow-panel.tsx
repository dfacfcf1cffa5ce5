// The state of each household's invitation, and the list of sends.
import { type InvitationState, invitationStates } from '@liesse/domain';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import type { Invited, MailKind, Send } from '#web/features/invitations/queries.ts';
import { foldText, formatCount, formatMoment } from '#web/lib/format/format.ts';
import { invitations } from '#web/locales/fr/client/invitations.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { VirtualList } from '#web/ui/lists/virtual-list.tsx';

const { follow: text, states, kinds } = invitations;

const tones: Record<InvitationState, BadgeTone> = {
  draft: 'neutral',
  sent: 'neutral',
  delivered: 'metal',
  opened: 'accent',
  answered: 'success',
  bounced: 'danger',
};

const ROW_HEIGHT = 64;

export function FollowPanel({ invited, sends }: { invited: readonly Invited[]; sends: readonly Send[] }) {
  const [search, setSearch] = useState('');
  const [state, setState] = useState('');
  const wanted = foldText(useDeferredValue(search).trim());
  const found = invited.filter(
    (household) =>
      (state === '' || household.state === state) && (wanted === '' || foldText(household.name).includes(wanted)),
  );
  return (
    <>
      <dl className="mb-10 grid grid-cols-2 gap-x-8 tablet:grid-cols-3 desktop:grid-cols-6">
        {invitationStates.map((one) => (
          <div key={one} className="border-hairline border-t py-4">
            <dt className="text-quiet text-small">{states[one]}</dt>
            <dd className="mt-1 font-display text-heading tabular-nums">
              {formatCount(invited.filter((household) => household.state === one).length)}
            </dd>
          </div>
        ))}
      </dl>
      <Section title={text.households}>
        <div className="mb-4 grid gap-4 tablet:grid-cols-2">
          <SearchField label={text.search} value={search} onChange={setSearch} />
          <SelectField
            label={text.state}
            value={state}
            onChange={({ target }) => setState(target.value)}
            options={[
              { value: '', label: text.everyState },
              ...invitationStates.map((one) => ({ value: one, label: states[one] })),
            ]}
          />
        </div>
        {found.length === 0 ? (
          <p className="py-6 text-quiet">{text.none}</p>
        ) : (
          <VirtualList label={text.households} items={found} rowHeight={ROW_HEIGHT} itemId={({ id }) => id}>
            {(household) => <HouseholdRow household={household} />}
          </VirtualList>
        )}
      </Section>
      <Section title={text.sends}>
        {sends.length === 0 ? (
          <p className="text-quiet">{text.noSends}</p>
        ) : (
          <ul className="divide-y divide-hairline border-hairline border-y">
            {sends.map(({ id, kind, count, created_at: at, stopped_at: stopped }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
                <span>{text.sendLine(kinds[kind as MailKind], count)}</span>
                <span className="flex items-center gap-3 text-quiet text-small">
                  {stopped !== null && <Badge tone="danger">{text.stopped}</Badge>}
                  {formatMoment(new Date(at))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

function HouseholdRow({ household: { id, name, state, hasAddress, isRevoked } }: { household: Invited }) {
  const notes = [...(hasAddress ? [] : [text.noAddress]), ...(isRevoked ? [text.revoked] : [])];
  return (
    <div className="flex h-16 items-center justify-between gap-4 border-hairline border-b">
      <span className="min-w-0">
        <Link to={`/client/guests/${id}`} className="block truncate py-1 underline-offset-4 hover:underline">
          {name}
        </Link>
        {notes.length > 0 && <span className="block truncate text-quiet text-small">{notes.join(', ')}</span>}
      </span>
      <Badge tone={tones[state as InvitationState]}>{states[state as InvitationState]}</Badge>
    </div>
  );
}
