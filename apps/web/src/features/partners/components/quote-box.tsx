// The links to a quote request: a client goes to the request sheet, a visitor creates an account first. Both can add the
// partner to their favourites.
import { Link } from 'react-router';
import { loginAddress, withReturnPath } from '#web/features/auth/landing.ts';
import { askAddress } from '#web/features/partners/addresses.ts';
import { FavouriteToggle } from '#web/features/partners/components/favourite-toggle.tsx';
import type { PartnerPage } from '#web/features/partners/partner.ts';
import { useVisitor } from '#web/features/partners/visitor.ts';
import { partnerPage } from '#web/locales/fr/public/partner-page.ts';
import { ButtonLink, buttonLook } from '#web/ui/button.tsx';

const { quote: text } = partnerPage;

interface QuoteBoxProps {
  partner: Pick<PartnerPage, 'id' | 'trade' | 'slug' | 'name' | 'commune'>;
  /** The searched date is taken: the request sheet offers an alert. */
  isTaken: boolean;
}

/** The page where this visitor asks for a quote; null for a partner or an administrator. */
function useAskLink(partnerId: string): string | null {
  const visitor = useVisitor();
  const ask = askAddress([partnerId]);
  return { client: ask, stranger: withReturnPath('/register-client', ask), colleague: null }[visitor];
}

/**
 * Stays at the bottom of phones while the page scrolls, above the bottom bar of the client area. It repeats the link of the box for the
 * thumb, and is therefore left out for the keyboard and screen readers. A tablet shows the box and the bar at once, so it has no bar.
 */
export function QuoteBar({ partner }: Pick<QuoteBoxProps, 'partner'>) {
  const href = useAskLink(partner.id);
  if (href === null) return null;
  return (
    <div
      aria-hidden
      data-action-bar
      className="-mx-6 sticky bottom-[var(--bottom-bar,0px)] z-20 mt-10 border-hairline border-t bg-paper px-6 py-3 pb-[calc(env(safe-area-inset-bottom)+0.75rem)] tablet:hidden print:hidden"
    >
      <Link to={href} tabIndex={-1} className={buttonLook({ wide: true })}>
        {text.ask}
      </Link>
    </div>
  );
}

export function QuoteBox({ partner, isTaken }: QuoteBoxProps) {
  const visitor = useVisitor();
  const ask = askAddress([partner.id]);
  const listed = { ...partner, type: partner.trade };
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
          <FavouriteToggle partner={listed} />
        </div>
      )}
      {visitor === 'stranger' && (
        <div className="flex flex-col items-stretch gap-3">
          <ButtonLink href={withReturnPath('/register-client', ask)} wide>
            {text.ask}
          </ButtonLink>
          <FavouriteToggle partner={listed} />
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
