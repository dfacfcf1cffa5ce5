// /admin/messages: the messages of the contact form.
import { Inbox } from '#web/features/contact-messages/components/inbox.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { contactMessages as text } from '#web/locales/fr/admin/messages.ts';

export function Component() {
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-2 mb-8 max-w-measure text-quiet">{text.lead}</p>
      <Inbox />
    </>
  );
}
