// /partner/invoices: the invoices of a partner. `?year=` selects the year.
import { useSearchParams } from 'react-router';
import { useToday } from '#web/features/events/use-today.ts';
import { InvoicesScreen } from '#web/features/invoices/components/invoices-screen.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { invoices as text } from '#web/locales/fr/partner/invoices.ts';

export function Component() {
  const [search, setSearch] = useSearchParams();
  const year = search.get('year');
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <InvoicesScreen
        year={year !== null && /^\d{4}$/.test(year) ? Number(year) : null}
        today={useToday()}
        onYear={(chosen) => setSearch({ year: chosen }, { replace: true, preventScrollReset: true })}
      />
    </>
  );
}
