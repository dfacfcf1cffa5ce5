// The links to a quote request: a client goes to the request sheet, a visitor creates an account first. A client can also add the
// partner to their favourites.
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { loginAddress, withReturnPath } from '#web/features/auth/landing.ts';
import { readStoredRole } from '#web/features/auth/stored-role.ts';
import { partnerUrl } from '#web/features/partners/addresses.ts';
import type { PartnerPage } from '#web/features/partners/partner.ts';
import { hasStoredSession } from '#web/lib/api/session-storage.ts';
import { partnerPage } from '#web/locales/fr/public/partner-page.ts';
import { ButtonLink } from '#web/ui/button.tsx';

const { quote: text } = partnerPage;
/** It loads the Supabase client, which visitors do not need. */
const FavouriteToggle = lazy(() => import('#web/features/partners/components/favourite-toggle.tsx'));

type Visitor = 'stranger' | 'client' | 'colleague';

interface QuoteBoxProps {
  partner: Pick<PartnerPage, 'id' | 'trade' | 'slug' | 'name'>;
  /** The searched date is taken: the request sheet offers an alert. */
  isTaken: boolean;
}

export function QuoteBox({ partner, isTaken }: QuoteBoxProps) {
  const visitor = useSyncExternalStore(subscribe, readVisitor, (): Visitor => 'stranger');
  const here = partnerUrl(partner.trade, partner.slug);
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
          <ButtonLink href={withReturnPath('/register-client', ask)} wide>
            {text.ask}
          </ButtonLink>
          <ButtonLink href={loginAddress(ask)} look="quiet" wide>
            {text.haveAccount}
          </ButtonLink>
        </div>
      )}
      {isTaken && visitor !== 'colleague' && <p className="mt-3 text-small">{text.taken}</p>}
      <p className="mt-3 text-quiet text-small">{visitor === 'colleague' ? text.colleague : text.text}</p>
    </section>
  );
}

/** Read from local storage, without the Supabase client. Partners and administrators cannot ask for quotes. */
function readVisitor(): Visitor {
  if (!hasStoredSession()) return 'stranger';
  const role = readStoredRole();
  return role === 'partner' || role === 'admin' ? 'colleague' : 'client';
}

/** Opens the client's partners with the request sheet for this one. */
const askAddress = (id: string): string => `/client/partners?demander=${id}`;

/** The person may sign in or out in another tab. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
