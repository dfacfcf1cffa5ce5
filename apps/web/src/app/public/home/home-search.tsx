// The search of the directory on the home page. It is a plain form, because the home page has no application.
import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { useTrades } from '#web/lib/boot/trades.ts';
import { home } from '#web/locales/fr/public/home.ts';
import { partners } from '#web/locales/fr/public/partners.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { form: text } = partners;

export function HomeSearch() {
  const trades = [{ value: '', label: text.anyTrade }, ...useTrades().map(({ id, label }) => ({ value: id, label }))];
  return (
    <section
      aria-labelledby="recherche"
      className="mx-auto w-full max-w-page px-6 pb-16 tablet:px-12 tablet:pb-24 desktop:-mt-6"
    >
      <div className="rounded-panel border border-ornament bg-raised px-5 py-6 shadow-lifted tablet:px-8 tablet:py-7">
        <h2 id="recherche" className="text-heading">
          {home.search.title}
        </h2>
        <Form
          action="/partners"
          role="search"
          aria-label={text.label}
          className="mt-4 grid items-end gap-4 tablet:grid-cols-2 desktop:grid-cols-[1.2fr_1.2fr_1fr_auto]"
        >
          <SelectField label={text.trade} name="trade" options={trades} />
          <TextField
            label={text.place}
            required={false}
            name="place"
            maxLength={120}
            placeholder={text.placePlaceholder}
          />
          <TextField label={text.date} required={false} name="date" type="date" />
          <Button type="submit" icon={<Search aria-hidden className="size-5" strokeWidth={1.5} />}>
            {text.submit}
          </Button>
        </Form>
      </div>
    </section>
  );
}
