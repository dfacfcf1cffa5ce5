// /partner/quotes: the quotes by state, the templates and the catalogue. `?onglet=` selects the tab.
import { useSearchParams } from 'react-router';
import { TAB } from '#web/features/quotes/addresses.ts';
import { CatalogueList } from '#web/features/quotes/components/library/catalogue-list.tsx';
import { QuoteRows } from '#web/features/quotes/components/library/quote-rows.tsx';
import { TemplateList } from '#web/features/quotes/components/library/template-list.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { quoteLibrary as text } from '#web/locales/fr/partner/quote-library.ts';
import { Tabs } from '#web/ui/layout/tabs.tsx';

const tabs = [
  { value: 'devis', label: text.quotesTab, content: <QuoteRows /> },
  { value: 'modeles', label: text.templatesTab, content: <TemplateList /> },
  { value: 'catalogue', label: text.catalogueTab, content: <CatalogueList /> },
];

export function Component() {
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find(({ value }) => value === search.get(TAB))?.value ?? 'devis';
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-2 mb-6 max-w-measure text-quiet">{text.lead}</p>
      <Tabs
        label={text.tabs}
        tabs={tabs}
        value={tab}
        onChange={(value) => setSearch(value === 'devis' ? {} : { [TAB]: value }, { preventScrollReset: true })}
      />
    </>
  );
}
