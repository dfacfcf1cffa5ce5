// The recipients of a request: the named partners, then favourites of the same trade. A partner with an open request cannot be chosen.
import { requestAddress } from '#web/features/event-partners/addresses.ts';
import { WaitForDay } from '#web/features/event-partners/components/wait-for-day.tsx';
import { tradeIn } from '#web/features/event-partners/entry-text.ts';
import { type EventPartner, hasOpenRequest } from '#web/features/event-partners/partner-board.ts';
import type { AskedPartner } from '#web/features/event-partners/queries.ts';
import { type CivilDate, formatShortDate } from '#web/lib/format/civil-date.ts';
import { eventPartners } from '#web/locales/fr/client/event-partners.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { TextLink } from '#web/ui/text/text-link.tsx';

const { ask: text } = eventPartners;

interface AskTargetsProps {
  eventId: string;
  named: readonly string[];
  others: readonly string[];
  known: readonly AskedPartner[];
  entries: readonly EventPartner[];
  chosen: readonly string[];
  day: CivilDate | null;
  /** The partner that the server refused. */
  refusedId: string | null;
  error: string | undefined;
  onToggle: (id: string, isTicked: boolean) => void;
}

export function AskTargets(props: AskTargetsProps) {
  const { named, others, error } = props;
  return (
    <fieldset
      id="ask-targets"
      data-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : 'ask-nobody'}
    >
      <legend className="font-medium text-small">{text.to}</legend>
      <ul className="mt-1">
        {named.map((id) => (
          <Target key={id} id={id} {...props} />
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <p className="mt-4 text-quiet text-small">{text.others}</p>
          <ul>
            {others.map((id) => (
              <Target key={id} id={id} {...props} />
            ))}
          </ul>
        </>
      )}
      {error !== undefined && (
        <p id="ask-nobody" role="alert" className="mt-1 text-danger text-small">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function Target({ id, eventId, known, entries, chosen, day, refusedId, onToggle }: AskTargetsProps & { id: string }) {
  const partner = known.find((candidate) => candidate.id === id);
  const entry = entries.find(({ partner_id: partnerId }) => partnerId === id);
  if (partner === undefined) return <li className="py-2 text-quiet text-small">{entry?.name ?? text.unknown}</li>;
  const isTaken = partner.isFree === false && day !== null && entry?.state !== 'booked';
  const wait = isTaken && <WaitForDay eventId={eventId} partner={partner} day={day} />;
  if (entry !== undefined && hasOpenRequest(entry)) {
    return (
      <li className="py-2 text-small">
        {text.isOpen(partner.name)}{' '}
        {entry.request !== null && <TextLink href={requestAddress(entry.request.id)}>{text.openRequest}</TextLink>}
        {wait}
      </li>
    );
  }
  return (
    <li className={refusedId === id ? 'rounded-small bg-danger-wash px-3' : ''}>
      <Checkbox checked={chosen.includes(id)} onChange={({ target }) => onToggle(id, target.checked)}>
        <span className="font-medium">{partner.name}</span>{' '}
        <span className="text-quiet">{tradeIn(partner.type, partner.commune)}</span>
        {partner.isFree !== null && day !== null && (
          <span className={`block ${partner.isFree ? 'text-success' : 'text-danger'}`}>
            {partner.isFree ? text.free(formatShortDate(day)) : text.taken(formatShortDate(day))}
          </span>
        )}
      </Checkbox>
      {wait}
    </li>
  );
}
