// A document looked at: a picture here, a PDF in a tab of its own, the rest to be saved.
import { useQuery } from '@tanstack/react-query';
import { Download, ExternalLink } from 'lucide-react';
import { isPdf, isPicture } from '#web/features/documents/document-kinds.ts';
import { addressQuery, type EventDocument } from '#web/features/documents/queries.ts';
import { formatFileSize } from '#web/lib/format/format.ts';
import { documents } from '#web/locales/fr/documents.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { preview: text } = documents;
const WIDTH = 1600;
const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const;

interface DocumentPreviewProps {
  document: EventDocument;
  facts: readonly string[];
  onClose: () => void;
}

export function DocumentPreview({ document, facts, onClose }: DocumentPreviewProps) {
  const { path, name, mime } = document;
  const hasPicture = isPicture(mime);
  const whole = useQuery(addressQuery(path));
  const saved = useQuery(addressQuery(path, { download: fileName(document) }));
  const picture = useQuery({ ...addressQuery(path, { width: WIDTH }), enabled: hasPicture });
  const isLost = whole.isError || saved.isError || (hasPicture && picture.isError);
  const retry = () => {
    for (const query of [whole, saved, ...(hasPicture ? [picture] : [])]) void query.refetch();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name}
      description={[formatFileSize(document.size_bytes), ...facts].join('\u00a0· ')}
      actions={
        <>
          {saved.data !== undefined && (
            <a href={saved.data} className={buttonLook({ look: 'secondary', size: 'small' })}>
              <Download {...icon} />
              {documents.download}
            </a>
          )}
          {whole.data !== undefined && (hasPicture || isPdf(mime)) && (
            <a href={whole.data} target="_blank" rel="noreferrer" className={buttonLook({ size: 'small' })}>
              <ExternalLink {...icon} />
              {text.newTab}
            </a>
          )}
        </>
      }
    >
      {isLost ? (
        <ErrorState message={text.failed} onRetry={retry} />
      ) : hasPicture ? (
        <Picture address={picture.data} name={name} />
      ) : (
        <p className="text-quiet">{isPdf(mime) ? text.pdf : text.none}</p>
      )}
    </Dialog>
  );
}

function Picture({ address, name }: { address: string | undefined; name: string }) {
  if (address === undefined) {
    return (
      <div role="status">
        <span className="sr-only">{text.loading}</span>
        <Skeleton className="aspect-[4/3] w-full" />
      </div>
    );
  }
  return <img src={address} alt={name} className="mx-auto max-h-[60dvh] w-auto rounded-small bg-panel" />;
}

/** People may rename a document without the end of its name; the file on their disk needs it. */
function fileName({ name, path }: EventDocument): string {
  const end = `.${path.split('.').at(-1)}`;
  const isWhole = name.toLowerCase().endsWith(end) || (end === '.jpg' && name.toLowerCase().endsWith('.jpeg'));
  return isWhole ? name : `${name}${end}`;
}
