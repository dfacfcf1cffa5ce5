// A small picture of a document, or the kind of file that it is.
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { isPicture, kindLabel } from '#web/features/documents/document-kinds.ts';
import { addressQuery, type EventDocument } from '#web/features/documents/queries.ts';

/** Of the file that is fetched, twice what is drawn. */
const WIDTH = 480;

export function Thumbnail({ document, isLarge = false }: { document: EventDocument; isLarge?: boolean }) {
  const hasPicture = isPicture(document.mime);
  const { data: address } = useQuery({ ...addressQuery(document.path, { width: WIDTH }), enabled: hasPicture });
  const frame = `grid shrink-0 place-items-center overflow-hidden rounded-small bg-panel text-metal ${isLarge ? 'aspect-[4/3] w-full' : 'size-12'}`;
  if (hasPicture) {
    return (
      <span className={frame}>
        {address !== undefined && (
          <img src={address} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
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
