// The way to a quote: a client is led to their team, where it is asked for, a visitor to an account and then there. A client keeps
// the partner among their favourites, too.
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { loginAddress, onTheWay } from '#web/features/auth/landing.ts';
import { keptRole } from '#web/features/auth/stored-role.ts';
import { partnerAddress } from '#web/features/partners/addresses.ts';
import type { PartnerPage } from '#web/features/partners/partner.ts';
import { hasKeptSession } from '#web/lib/api/session-storage.ts';
import { partnerPage } from '#web/locales/fr/partner-page.ts';
import { ButtonLink } from '#web/ui/button.tsx';

const { quote: text } = partnerPage;
/** With the platform's client, which a visitor never loads. */
const FavouriteToggle = lazy(() => import('#web/features/partners/components/favourite-toggle.tsx'));

type Visitor = 'stranger' | 'client' | 'colleague';

export function QuoteBox({ partner }: { partner: Pick<PartnerPage, 'id' | 'trade' | 'slug' | 'name'> }) {
  const visitor = useSyncExternalStore(subscribe, whoIsThere, (): Visitor => 'stranger');
  const here = partnerAddress(partner.trade, partner.slug);
  const ask = askAddress(partner.id);
  return (
    <section aria-labelledby="devis" className="mt-5">
      <h2 id="devis" className="sr-only">
        {text.title}
      </h2>
      {visitor === 'client' && (
        <div className="flex flex-col items-stretch gap-3">
          <ButtonLink href={ask} wide>
            {text.ask}
          </ButtonLink>
          <Suspense fallback={<div className="min-h-12" />}>
            <FavouriteToggle partnerId={partner.id} here={here} />
          </Suspense>
        </div>
      )}
      {visitor === 'stranger' && (
        <div className="flex flex-col items-stretch gap-1">
          <ButtonLink href={onTheWay('/register-client', ask)} wide>
            {text.ask}
          </ButtonLink>
          <ButtonLink href={loginAddress(ask)} look="quiet" wide>
            {text.haveAccount}
          </ButtonLink>
        </div>
      )}
      <p className="mt-3 text-quiet text-small">{visitor === 'colleague' ? text.colleague : text.text}</p>
    </section>
  );
}

/** Known without the platform's client. Providers and administrators ask for no quotes. */
function whoIsThere(): Visitor {
  if (!hasKeptSession()) return 'stranger';
  const role = keptRole();
  return role === 'partner' || role === 'admin' ? 'colleague' : 'client';
}

/** The sheet over the client's team that asks this partner. */
const askAddress = (id: string): string => `/client/partners?demander=${id}`;

/** Another tab may sign in or out. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
