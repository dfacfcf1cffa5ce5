// /contact: the contact form, which works with and without script (see the server's contact-form.ts).
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { PageIntro } from '#web/app/public/page-intro.tsx';
import { ContactForm } from '#web/features/contact/components/contact-form.tsx';
import { ContactDetails } from '#web/features/content/components/contact-details.tsx';
import { type FaqPage, noFaq, readFaq } from '#web/features/content/pages.ts';
import { useSettings } from '#web/features/content/settings.tsx';
import { type FormResult, formResult } from '#web/lib/api/form-result.ts';
import { publicData } from '#web/lib/api/public-data.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { contact as text } from '#web/locales/fr/public/contact.ts';
import { Faq } from '#web/ui/layout/faq.tsx';
import { Prose } from '#web/ui/text/prose.tsx';
import { TextLink } from '#web/ui/text/text-link.tsx';

interface ContactPageData {
  answer: FormResult | null;
  isSent: boolean;
  /** When the form was rendered, in milliseconds. Without script, only this says how long it was open. */
  opened: number;
  faq: FaqPage;
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<ContactPageData> {
  const isSent = new URL(request.url).searchParams.has('envoye');
  // A person can write to us also while the questions cannot be read.
  const faq = await readFaq(publicData(context), request.signal).catch(() => noFaq);
  return { answer: formResult(context), isSent, opened: Date.now(), faq };
}

export function Component() {
  const { answer, isSent, opened, faq } = useLoaderData<ContactPageData>();
  const { contact } = useSettings();
  return (
    <>
      <Metadata title={text.title} description={text.description} path="/contact" />
      <PageIntro label={text.title} title={text.headline} lead={text.lead} />
      <div className="mx-auto grid w-full max-w-page gap-x-20 gap-y-16 px-6 pb-20 tablet:px-12 tablet:pb-28 desktop:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <ContactForm answer={answer} isSent={isSent} opened={opened} />
        <div className="flex flex-col gap-12">
          <section aria-labelledby="coordonnees">
            <h2 id="coordonnees" className="mb-3 text-heading">
              {text.direct.title}
            </h2>
            <ContactDetails contact={contact} />
          </section>
          {faq.items.length > 0 && (
            <section aria-labelledby="deja-repondu">
              <h2 id="deja-repondu" className="mb-5 break-words text-heading">
                {faq.title}
              </h2>
              <Faq
                items={faq.items.map(({ question, answer: blocks }) => ({
                  question,
                  answer: <Prose blocks={blocks} />,
                }))}
              />
            </section>
          )}
          <p>
            <TextLink href="/help">{text.help}</TextLink>
          </p>
        </div>
      </div>
    </>
  );
}
