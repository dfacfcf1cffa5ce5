// /privacy/request/{token}: the link that proves the address of a request.
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { PageIntro } from '#web/app/public/page-intro.tsx';
import { LinkForm } from '#web/features/privacy-requests/components/link-form.tsx';
import { type FormResult, formResult } from '#web/lib/api/form-result.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { privacyRequest } from '#web/locales/fr/public/privacy-request.ts';

const { proof: text } = privacyRequest;

export const loader = ({ context }: LoaderFunctionArgs): FormResult | null => formResult(context);

export function Component() {
  const answer = useLoaderData<FormResult | null>();
  const { token = '' } = useParams();
  return (
    <>
      <Metadata title={text.title} description={privacyRequest.description} />
      <PageIntro title={text.title} lead={text.lead} />
      <div className="mx-auto w-full max-w-page px-6 pb-20 tablet:px-12 tablet:pb-28">
        <LinkForm
          action={`/privacy/request/${encodeURIComponent(token)}`}
          submit={text.submit}
          failure={text.failure}
          answer={answer}
        />
      </div>
    </>
  );
}
