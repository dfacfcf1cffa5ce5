// One trade of the event: its progress, its partners and the actions that find more.
import { Ellipsis, Scale, Search, Trash2, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { askAddress, compareAddress } from '#web/features/event-partners/addresses.ts';
import { PartnerRow } from '#web/features/event-partners/components/partner-row.tsx';
import {
  canBeAsked,
  type EventPartner,
  type TradeSection as Section,
} from '#web/features/event-partners/partner-board.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';
import { eventPartners } from '#web/locales/fr/client/event-partners.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Menu, MenuAction } from '#web/ui/overlays/menu.tsx';

const { section: text } = eventPartners;
const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const;

interface TradeSectionProps {
  section: Section;
  today: CivilDate;
  canEdit: boolean;
  /** The directory, with the event's facts filled in. */
  searchAddress: string;
  onEdit: (entry: EventPartner) => void;
  onRemove: (entry: EventPartner) => void;
  onAdd: () => void;
  onRemoveTrade: (wanted: EventPartner) => void;
}

export function TradeSection(props: TradeSectionProps) {
  const { section, today, canEdit, searchAddress, onEdit, onRemove } = props;
  const { label, partners, progress } = section;
  const headingId = `trade-${section.trade}`;
  return (
    <section aria-labelledby={headingId} className="border-ornament border-t pt-6 pb-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={headingId} className="text-heading">
            {label}
          </h2>
          <p className={`text-small ${progress === 'booked' ? 'text-success' : 'text-quiet'}`}>
            {progressText(section)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {canEdit && <AskAll section={section} />}
          <ActionLink href={searchAddress} label={eventPartners.searchFor(label)}>
            <Search {...icon} />
            {eventPartners.search}
          </ActionLink>
          <SectionMenu {...props} />
        </div>
      </div>
      {partners.length > 0 && (
        <ul className="mt-5 border-hairline border-b">
          {partners.map((entry) => (
            <PartnerRow
              key={entry.id}
              entry={entry}
              today={today}
              canEdit={canEdit}
              onEdit={onEdit}
              onRemove={onRemove}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** One link for several favourites that have not been asked. */
function AskAll({ section: { partners } }: { section: Section }) {
  const favourites = partners.filter((entry) => entry.state === 'favourite' && canBeAsked(entry));
  const ids = favourites.flatMap(({ partner_id: id }) => (id === null ? [] : [id])).slice(0, 10);
  if (ids.length < 2) return null;
  return (
    <Link to={askAddress(ids)} preventScrollReset className={buttonLook({ size: 'small', look: 'quiet' })}>
      {text.askAll(ids.length)}
    </Link>
  );
}

function SectionMenu({ section, canEdit, onAdd, onRemoveTrade }: TradeSectionProps) {
  const { trade, label, partners, wanted } = section;
  const isComparable = partners.length >= 2;
  if (!canEdit && !isComparable) return null;
  return (
    <>
      {isComparable && (
        <ActionLink href={compareAddress(trade)} label={text.compareOf(label)}>
          <Scale {...icon} />
          {text.compare}
        </ActionLink>
      )}
      {canEdit && (
        <Menu label={text.more(label)} trigger={<Ellipsis {...icon} />}>
          <MenuAction onSelect={onAdd} icon={<UserPlus {...icon} />}>
            {text.elsewhere}
          </MenuAction>
          {wanted !== null && partners.length === 0 && (
            <MenuAction onSelect={() => onRemoveTrade(wanted)} icon={<Trash2 {...icon} />}>
              {eventPartners.addTrade.remove}
            </MenuAction>
          )}
        </Menu>
      )}
    </>
  );
}

interface ActionLinkProps {
  href: string;
  label: string;
  children: ReactNode;
}

function ActionLink({ href, label, children }: ActionLinkProps) {
  return (
    <Link to={href} aria-label={label} className={buttonLook({ size: 'small', look: 'secondary' })}>
      {children}
    </Link>
  );
}

function progressText({ progress, count }: Section): string {
  switch (progress) {
    case 'booked':
      return text.booked;
    case 'quoted':
      return text.quotes(count);
    case 'asked':
      return text.waiting(count);
    case 'favourite':
      return text.favourites(count);
    case 'searched':
      return text.searched;
  }
}
