// One trade of the team: how far it has come, who is in it, and the ways to somebody.
import { Ellipsis, Scale, Search, Trash2, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { askAddress, compareAddress } from '#web/features/event-partners/addresses.ts';
import { VendorRow } from '#web/features/event-partners/components/partner-row.tsx';
import {
  canBeAsked,
  type TradeSection as Section,
  type TeamEntry,
} from '#web/features/event-partners/partner-board.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';
import { team } from '#web/locales/fr/event-partners.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Menu, MenuAction } from '#web/ui/overlays/menu.tsx';

const { section: text } = team;
const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const;

interface TradeSectionProps {
  section: Section;
  today: CivilDate;
  canEdit: boolean;
  /** The directory, with the event's facts filled in. */
  searchAddress: string;
  onEdit: (entry: TeamEntry) => void;
  onRemove: (entry: TeamEntry) => void;
  onNote: () => void;
  onDrop: (wanted: TeamEntry) => void;
}

export function TradeSection(props: TradeSectionProps) {
  const { section, today, canEdit, searchAddress, onEdit, onRemove } = props;
  const { label, vendors, progress } = section;
  const headingId = `trade-${section.trade}`;
  return (
    <section aria-labelledby={headingId} className="border-ornament border-t pt-6 pb-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={headingId} className="text-heading">
            {label}
          </h2>
          <p className={`text-small ${progress === 'booked' ? 'text-success' : 'text-quiet'}`}>{progressOf(section)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {canEdit && <AskAll section={section} />}
          <ActLink href={searchAddress} label={team.searchFor(label)}>
            <Search {...icon} />
            {team.search}
          </ActLink>
          <SectionMenu {...props} />
        </div>
      </div>
      {vendors.length > 0 && (
        <ul className="mt-5 border-hairline border-b">
          {vendors.map((entry) => (
            <VendorRow
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

/** Where several are kept in mind and none was asked yet. */
function AskAll({ section: { vendors } }: { section: Section }) {
  const waiting = vendors.filter((entry) => entry.state === 'favourite' && canBeAsked(entry));
  const partners = waiting.flatMap(({ partner_id: id }) => (id === null ? [] : [id])).slice(0, 10);
  if (partners.length < 2) return null;
  return (
    <Link to={askAddress(partners)} preventScrollReset className={buttonLook({ size: 'small', look: 'quiet' })}>
      {text.askAll(partners.length)}
    </Link>
  );
}

function SectionMenu({ section, canEdit, onNote, onDrop }: TradeSectionProps) {
  const { trade, label, vendors, wanted } = section;
  const isComparable = vendors.length >= 2;
  if (!canEdit && !isComparable) return null;
  return (
    <>
      {isComparable && (
        <ActLink href={compareAddress(trade)} label={text.compareOf(label)}>
          <Scale {...icon} />
          {text.compare}
        </ActLink>
      )}
      {canEdit && (
        <Menu label={text.more(label)} trigger={<Ellipsis {...icon} />}>
          <MenuAction onSelect={onNote} icon={<UserPlus {...icon} />}>
            {text.elsewhere}
          </MenuAction>
          {wanted !== null && vendors.length === 0 && (
            <MenuAction onSelect={() => onDrop(wanted)} icon={<Trash2 {...icon} />}>
              {team.addTrade.remove}
            </MenuAction>
          )}
        </Menu>
      )}
    </>
  );
}

interface ActLinkProps {
  href: string;
  label: string;
  children: ReactNode;
}

function ActLink({ href, label, children }: ActLinkProps) {
  return (
    <Link to={href} aria-label={label} className={buttonLook({ size: 'small', look: 'secondary' })}>
      {children}
    </Link>
  );
}

function progressOf({ progress, count }: Section): string {
  switch (progress) {
    case 'booked':
      return text.booked;
    case 'quoted':
      return text.quotes(count);
    case 'asked':
      return text.waiting(count);
    case 'favourite':
      return text.kept(count);
    case 'searched':
      return text.searched;
  }
}
