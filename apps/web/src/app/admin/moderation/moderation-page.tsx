// /admin/reviews: the queue of reported and held content.
import { Queue } from '#web/features/moderation/components/queue.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { moderation as text } from '#web/locales/fr/admin/moderation.ts';

export function Component() {
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-2 mb-8 max-w-measure text-quiet">{text.lead}</p>
      <Queue />
    </>
  );
}
