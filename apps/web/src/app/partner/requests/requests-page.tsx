// /partner/requests: the requests to the partner, as a list or a board.
import { RequestsScreen } from '#web/features/partner-requests/components/requests-screen.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { partnerRequests as text } from '#web/locales/fr/partner/partner-requests.ts';

export function Component() {
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-2 mb-8 max-w-measure text-quiet">{text.lead}</p>
      <RequestsScreen />
    </>
  );
}
