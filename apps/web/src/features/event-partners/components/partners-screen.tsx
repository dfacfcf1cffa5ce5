// The partners of an event, trade by trade, with the dialogs that add and edit them.
import { type PartnerType, partnerTypes } from '@liesse/domain';
import { MessageSquare, Plus, Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { FavouritePartners } from '#web/features/event-partners/components/favourite-partners.tsx';
import { TradeChoice } from '#web/features/event-partners/components/trade-choice.tsx';
import { TradeSection } from '#web/features/event-partners/components/trade-section.tsx';
import { countBooked, type EventPartner, tradeSections, unreadOf } from '#web/features/event-partners/partner-board.ts';
import { type PartnerMutations, usePartnerMutations } from '#web/features/event-partners/use-partner-mutations.ts';
import { eventSearchAddress, missingTrades, usualTrades } from '#web/features/event-partners/wanted-trades.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { useToday } from '#web/features/events/use-today.ts';
import { useAllTrades } from '#web/lib/boot/trades.ts';
import { eventPartners as text } from '#web/locales/fr/client/event-partners.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

/** The forms load when the first dialog opens. */
const EntryDialog = lazy(() => import('#web/features/event-partners/components/entry-dialog.tsx'));
const NewEntryDialog = lazy(() => import('#web/features/event-partners/components/new-entry-dialog.tsx'));

interface PartnersScreenProps {
  event: PlannedEvent;
  personId: string;
  entries: readonly EventPartner[];
}

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const;

type Open = { kind: 'edit'; id: string } | { kind: 'add'; trade: PartnerType } | { kind: 'trades' } | null;

export function PartnersScreen({ event, personId, entries }: PartnersScreenProps) {
  const today = useToday();
  const mutations = usePartnerMutations(event.id);
  const [open, setOpen] = useState<Open>(null);
  const sections = tradeSections(entries, useAllTrades());
  const close = () => setOpen(null);
  const editing = open?.kind === 'edit' ? entries.find(({ id }) => id === open.id) : undefined;
  const missing = missingTrades(sections.map(({ trade }) => trade));
  return (
    <>
      {sections.length > 0 && (
        <Toolbar event={event} entries={entries} booked={countBooked(sections)} wanted={sections.length}>
          {event.canEdit && missing.length > 0 && (
            <Button look="secondary" size="small" icon={<Plus {...icon} />} onClick={() => setOpen({ kind: 'trades' })}>
              {text.addTrade.open}
            </Button>
          )}
        </Toolbar>
      )}
      <div className="mb-6 flex flex-col gap-3 empty:hidden">
        {!event.canEdit && <Notice tone="note">{text.viewer}</Notice>}
        {!event.canSeeBudget && <Notice tone="note">{text.hidden}</Notice>}
      </div>
      {event.canEdit && <FavouritePartners personId={personId} entries={entries} mutations={mutations} />}
      {sections.length === 0 && <Proposal event={event} mutations={mutations} />}
      {sections.map((section) => (
        <TradeSection
          key={section.trade}
          section={section}
          today={today}
          canEdit={event.canEdit}
          searchAddress={eventSearchAddress(section.trade, event, today)}
          onEdit={({ id }) => setOpen({ kind: 'edit', id })}
          onRemove={(entry) => void mutations.remove(entry, text.entry.removed(entry.name))}
          onAdd={() => setOpen({ kind: 'add', trade: section.trade })}
          onRemoveTrade={(wanted) => void mutations.remove(wanted, text.addTrade.removed(section.label))}
        />
      ))}
      <Suspense fallback={null}>
        {editing !== undefined && <EntryDialog eventId={event.id} entry={editing} onClose={close} />}
        {open?.kind === 'add' && <NewEntryDialog trade={open.trade} mutations={mutations} onClose={close} />}
      </Suspense>
      {open?.kind === 'trades' && (
        <Dialog isOpen onClose={close} title={text.addTrade.title}>
          <TradeChoice offered={missing} proposed={[]} mutations={mutations} onDone={close} />
        </Dialog>
      )}
    </>
  );
}

interface ToolbarProps {
  event: PlannedEvent;
  entries: readonly EventPartner[];
  booked: number;
  wanted: number;
  children: ReactNode;
}

function Toolbar({ event, entries, booked, wanted, children }: ToolbarProps) {
  const today = useToday();
  const unread = unreadOf(entries);
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <p className="text-quiet">{text.progress(booked, wanted)}</p>
      <div className="flex flex-wrap gap-2">
        {event.canSeeBudget && unread > 0 && (
          <ButtonLink href="/client/messages" size="small" look="secondary">
            <MessageSquare {...icon} />
            {text.unread(unread)}
          </ButtonLink>
        )}
        <ButtonLink href={eventSearchAddress(null, event, today)} size="small" look="secondary">
          <Search {...icon} />
          {text.search}
        </ButtonLink>
        {children}
      </div>
    </div>
  );
}

/** For an event without entries: the trades that its kind usually needs. */
function Proposal({ event, mutations }: { event: PlannedEvent; mutations: PartnerMutations }) {
  const today = useToday();
  const { proposal } = text;
  if (!event.canEdit) return <EmptyState title={proposal.viewerTitle} text={proposal.viewerText} />;
  return (
    <section className="max-w-form tablet:max-w-measure">
      <h2 className="text-heading">{proposal.title}</h2>
      <p className="mt-2 mb-5 text-quiet">{proposal.text}</p>
      <TradeChoice offered={partnerTypes} proposed={usualTrades(event.kind)} mutations={mutations} />
      <p className="mt-4">
        <ButtonLink href={eventSearchAddress(null, event, today)} look="quiet" size="small">
          <Search {...icon} />
          {text.searchAll}
        </ButtonLink>
      </p>
    </section>
  );
}
