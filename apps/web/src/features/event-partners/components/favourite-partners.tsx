// Partners that the person keeps as favourites and that are not in the team yet: one tap brings them in.
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { tradeIn } from '#web/features/event-partners/entry-text.ts';
import { keptPartner } from '#web/features/event-partners/mutations.ts';
import type { TeamEntry } from '#web/features/event-partners/partner-board.ts';
import { keptPartnersQuery, type ListedPartner } from '#web/features/event-partners/queries.ts';
import type { TeamActs } from '#web/features/event-partners/use-partner-mutations.ts';
import { team } from '#web/locales/fr/event-partners.ts';
import { Button } from '#web/ui/button.tsx';

const { favourites: text } = team;
const SHOWN = 4;

interface KeptPartnersProps {
  personId: string;
  entries: readonly TeamEntry[];
  acts: TeamActs;
}

export function KeptPartners({ personId, entries, acts }: KeptPartnersProps) {
  const { data = [] } = useQuery(keptPartnersQuery(personId));
  const outside = data.filter(({ id }) => !entries.some(({ partner_id: partner }) => partner === id));
  if (outside.length === 0) return null;
  const add = (partners: readonly ListedPartner[]) =>
    void acts.add(partners.map(keptPartner), text.added(partners.length));
  return (
    <section aria-labelledby="kept" className="mb-8 rounded-panel bg-panel px-5 py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="kept" className="font-medium text-body">
            {text.title}
          </h2>
          <p className="text-quiet text-small">{text.text}</p>
        </div>
        {outside.length > 1 && (
          <Button look="secondary" size="small" onClick={() => add(outside)}>
            {text.all}
          </Button>
        )}
      </div>
      <ul className="mt-3 grid gap-x-8 desktop:grid-cols-2">
        {outside.slice(0, SHOWN).map((partner) => (
          <li key={partner.id} className="flex items-center justify-between gap-4 border-hairline border-t py-2">
            <p className="min-w-0 text-small">
              <span className="block truncate font-medium">{partner.name}</span>
              <span className="block truncate text-quiet">{tradeIn(partner.type, partner.commune)}</span>
            </p>
            <Button
              look="quiet"
              size="small"
              aria-label={text.add(partner.name)}
              icon={<Plus aria-hidden className="size-5" strokeWidth={1.5} />}
              onClick={() => add([partner])}
            >
              {text.short}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
