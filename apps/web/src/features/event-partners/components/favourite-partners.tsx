// The person's favourites that are not among the event's partners, each with a button that adds it.
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { tradeIn } from '#web/features/event-partners/entry-text.ts';
import { favouriteEntry } from '#web/features/event-partners/mutations.ts';
import type { EventPartner } from '#web/features/event-partners/partner-board.ts';
import { favouritePartnersQuery, type ListedPartner } from '#web/features/event-partners/queries.ts';
import type { PartnerMutations } from '#web/features/event-partners/use-partner-mutations.ts';
import { eventPartners } from '#web/locales/fr/client/event-partners.ts';
import { Button } from '#web/ui/button.tsx';

const { favourites: text } = eventPartners;
const MAX_SHOWN = 4;

interface FavouritePartnersProps {
  personId: string;
  entries: readonly EventPartner[];
  mutations: PartnerMutations;
}

export function FavouritePartners({ personId, entries, mutations }: FavouritePartnersProps) {
  const { data = [] } = useQuery(favouritePartnersQuery(personId));
  const missing = data.filter(({ id }) => !entries.some(({ partner_id: partner }) => partner === id));
  if (missing.length === 0) return null;
  const add = (partners: readonly ListedPartner[]) =>
    void mutations.add(partners.map(favouriteEntry), text.added(partners.length));
  return (
    <section aria-labelledby="favourites" className="mb-8 rounded-panel bg-panel px-5 py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="favourites" className="font-medium text-body">
            {text.title}
          </h2>
          <p className="text-quiet text-small">{text.text}</p>
        </div>
        {missing.length > 1 && (
          <Button look="secondary" size="small" onClick={() => add(missing)}>
            {text.all}
          </Button>
        )}
      </div>
      <ul className="mt-3 grid gap-x-8 desktop:grid-cols-2">
        {missing.slice(0, MAX_SHOWN).map((partner) => (
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
