// /privacy/request: a request of access or erasure, and its two results.
import { type PrivacyRequestKind, privacyRequestKinds } from '@liesse/domain';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageIntro } from '#web/app/public/page-intro.tsx';
import { RequestForm } from '#web/features/privacy-requests/components/request-form.tsx';
import { type FormResult, formResult } from '#web/lib/api/form-result.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { privacyRequest as text } from '#web/locales/fr/public/privacy-request.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text/text-link.tsx';

interface RequestPageData {
  answer: FormResult | null;
  isSent: boolean;
  confirmed: PrivacyRequestKind | null;
}

export function loader({ context, request }: LoaderFunctionArgs): RequestPageData {
  const { searchParams } = new URL(request.url);
  const confirmed = privacyRequestKinds.find((kind) => kind === searchParams.get('confirmee')) ?? null;
  return { answer: formResult(context), isSent: searchParams.has('envoyee'), confirmed };
}

export function Component() {
  const { answer, isSent, confirmed } = useLoaderData<RequestPageData>();
  if (confirmed !== null) {
    return (
      <Result title={text.confirmed.title} lead={text.confirmed[confirmed]}>
        <ButtonLink href="/home" look="secondary">
          {text.confirmed.back}
        </ButtonLink>
      </Result>
    );
  }
  if (isSent) {
    return (
      <Result title={text.sent.title} lead={text.sent.text}>
        <p className="mb-6 text-quiet">{text.sent.hint}</p>
        <ButtonLink href="/privacy/request" look="secondary">
          {text.sent.again}
        </ButtonLink>
      </Result>
    );
  }
  return (
    <>
      <Metadata title={text.title} description={text.description} path="/privacy/request" />
      <PageIntro title={text.title} lead={text.lead} />
      <div className="mx-auto w-full max-w-page px-6 pb-20 tablet:px-12 tablet:pb-28">
        <RequestForm answer={answer} />
        <p className="mt-10 max-w-form border-hairline border-t pt-6 text-quiet text-small">
          {text.account} <TextLink href="/login">{text.accountLink}</TextLink>
        </p>
      </div>
    </>
  );
}

function Result({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <>
      <Metadata title={title} description={text.description} />
      <PageIntro title={title} lead={lead} />
      <div className="mx-auto w-full max-w-page px-6 pb-20 tablet:px-12 tablet:pb-28">{children}</div>
    </>
  );
}
