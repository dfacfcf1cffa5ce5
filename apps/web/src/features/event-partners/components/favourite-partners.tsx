// The person's favourites that are not among the event's partners, each with a button that adds it. Up to three can be asked for
// quotes at once.
import { maxAskedTogether } from '@liesse/domain';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { askAddress } from '#web/features/event-partners/addresses.ts';
import { tradeIn } from '#web/features/event-partners/entry-text.ts';
import { favouriteEntry } from '#web/features/event-partners/mutations.ts';
import type { EventPartner } from '#web/features/event-partners/partner-board.ts';
import type { PartnerMutations } from '#web/features/event-partners/use-partner-mutations.ts';
import { favouritePartnersQuery, type ListedPartner } from '#web/lib/api/favourite-partners.ts';
import { eventPartners } from '#web/locales/fr/client/event-partners.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

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
  const [ticked, setTicked] = useState<readonly string[]>([]);
  if (missing.length === 0) return null;
  const asked = missing.flatMap(({ id }) => (ticked.includes(id) ? [id] : []));
  const isFull = asked.length >= maxAskedTogether;
  const add = (partners: readonly ListedPartner[]) =>
    void mutations.add(partners.map(favouriteEntry), text.added(partners.length));
  return (
    <section aria-labelledby="favourites" className="mb-8 rounded-panel bg-panel px-5 py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="favourites" className="font-medium font-text text-body">
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
            <Checkbox
              checked={asked.includes(partner.id)}
              disabled={isFull && !asked.includes(partner.id)}
              onChange={({ target }) =>
                setTicked(target.checked ? [...asked, partner.id] : asked.filter((id) => id !== partner.id))
              }
            >
              <span className="block font-medium">{partner.name}</span>
              <span className="block text-quiet">{tradeIn(partner.type, partner.commune)}</span>
            </Checkbox>
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
      {asked.length > 0 && (
        <p className="mt-4">
          <ButtonLink href={askAddress(asked)} size="small" preventScrollReset>
            {text.ask(asked.length)}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
