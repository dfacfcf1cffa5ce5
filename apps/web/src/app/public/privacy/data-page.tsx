// /privacy/data/{token}: the link to the copy of a person's data, which opens once.
import type { LoaderFunctionArgs } from 'react-router';
import { LinkPage } from '#web/app/public/privacy/link-page.tsx';
import { type FormResult, formResult } from '#web/lib/api/form-result.ts';
import { privacyRequest } from '#web/locales/fr/public/privacy-request.ts';

export const loader = ({ context }: LoaderFunctionArgs): FormResult | null => formResult(context);

export function Component() {
  return <LinkPage path="/privacy/data" text={privacyRequest.data} />;
}
