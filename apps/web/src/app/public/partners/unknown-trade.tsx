// The 404 page of an unknown trade, with links to the known ones.
import { TradeList } from '#web/features/partners/components/trade-list.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { partners } from '#web/locales/fr/public/partners.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

const { unknownTrade: text } = partners;

export function UnknownTrade() {
  return (
    <section className="mx-auto flex w-full max-w-page flex-1 flex-col items-start justify-center gap-6 px-6 py-16 tablet:px-12">
      <Metadata title={text.title} description={text.text} />
      <Flourish />
      <h1 className="text-title">{text.title}</h1>
      <p className="max-w-measure text-lead text-quiet">{text.text}</p>
      <TradeList label={partners.trades} current={null} />
      <ButtonLink href="/partners">{text.all}</ButtonLink>
    </section>
  );
}
