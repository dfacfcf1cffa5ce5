// The thumbnail of a document: a small picture, or an icon with the file type.
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { isPicture, kindLabel } from '#web/features/documents/document-kinds.ts';
import { documentUrlQuery, type EventDocument } from '#web/features/documents/queries.ts';

/** In pixels: twice the size on screen, for high-density displays. */
const THUMBNAIL_WIDTH = 480;

export function Thumbnail({ document, isLarge = false }: { document: EventDocument; isLarge?: boolean }) {
  const hasPicture = isPicture(document.mime);
  const { data: url } = useQuery({
    ...documentUrlQuery(document.path, { width: THUMBNAIL_WIDTH }),
    enabled: hasPicture,
  });
  const frame = `grid shrink-0 place-items-center overflow-hidden rounded-small bg-panel text-metal ${isLarge ? 'aspect-[4/3] w-full' : 'size-12'}`;
  if (hasPicture) {
    return (
      <span className={frame}>
        {url !== undefined && (
          <img src={url} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
        )}
      </span>
    );
  }
  return (
    <span aria-hidden className={frame}>
      {isLarge ? (
        <span className="flex flex-col items-center gap-2">
          <FileText className="size-8" strokeWidth={1.25} />
          <span className="text-label tracking-normal">{kindLabel(document.path)}</span>
        </span>
      ) : (
        <FileText className="size-5" strokeWidth={1.5} />
      )}
    </span>
  );
}
