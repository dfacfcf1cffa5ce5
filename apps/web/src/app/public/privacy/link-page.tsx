// A page behind a link that was mailed: its one button does what the link is for.
import { useLoaderData, useParams } from 'react-router';
import { PageIntro } from '#web/app/public/page-intro.tsx';
import { LinkForm } from '#web/features/privacy-requests/components/link-form.tsx';
import type { FormResult } from '#web/lib/api/form-result.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { privacyRequest } from '#web/locales/fr/public/privacy-request.ts';

interface LinkPageProps {
  /** The address of the page, without its token. */
  path: string;
  text: typeof privacyRequest.data | typeof privacyRequest.proof;
}

export function LinkPage({ path, text }: LinkPageProps) {
  const answer = useLoaderData<FormResult | null>();
  const { token = '' } = useParams();
  return (
    <>
      <Metadata title={text.title} description={privacyRequest.description} />
      <PageIntro title={text.title} lead={text.lead} />
      <div className="mx-auto w-full max-w-page px-6 pb-20 tablet:px-12 tablet:pb-28">
        <LinkForm
          action={`${path}/${encodeURIComponent(token)}`}
          submit={text.submit}
          failure={text.failure}
          answer={answer}
        />
      </div>
    </>
  );
}
