// The 404 page of a partner, with a link to the directory.
import { findTrade } from '@liesse/domain';
import { useParams } from 'react-router';
import { directoryAddress } from '#web/features/partners/addresses.ts';
import { useTrades } from '#web/lib/boot/trades.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { partners } from '#web/locales/fr/public/partners.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

const { missing: text } = partners;

export function MissingPartner() {
  const asked = findTrade(useParams()['categoryId'] ?? '');
  const trade = useTrades().find(({ id }) => id === asked?.id);
  return (
    <section className="mx-auto flex w-full max-w-page flex-1 flex-col items-start justify-center gap-6 px-6 py-16 tablet:px-12">
      <Metadata title={text.title} description={text.text} />
      <Flourish />
      <h1 className="text-title">{text.title}</h1>
      <p className="max-w-measure text-lead text-quiet">{text.text}</p>
      <div className="flex flex-wrap gap-3">
        {trade !== undefined && <ButtonLink href={directoryAddress(trade.id)}>{text.others(trade.label)}</ButtonLink>}
        <ButtonLink href="/partners" look="secondary">
          {text.all}
        </ButtonLink>
      </div>
    </section>
  );
}
