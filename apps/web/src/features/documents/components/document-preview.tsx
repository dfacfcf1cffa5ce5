// The preview of a document: pictures in the dialog, PDF files in a new tab, other files as a download.
import { useQuery } from '@tanstack/react-query';
import { Download, ExternalLink } from 'lucide-react';
import { isPdf, isPicture } from '#web/features/documents/document-kinds.ts';
import { documentUrlQuery, type EventDocument } from '#web/features/documents/queries.ts';
import { formatFileSize } from '#web/lib/format/format.ts';
import { documents } from '#web/locales/fr/client/documents.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { preview: text } = documents;
const PREVIEW_WIDTH = 1600;
const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const;

interface DocumentPreviewProps {
  document: EventDocument;
  facts: readonly string[];
  onClose: () => void;
}

export function DocumentPreview({ document, facts, onClose }: DocumentPreviewProps) {
  const { path, name, mime } = document;
  const hasPicture = isPicture(mime);
  const whole = useQuery(documentUrlQuery(path));
  const saved = useQuery(documentUrlQuery(path, { download: fileName(document) }));
  const picture = useQuery({ ...documentUrlQuery(path, { width: PREVIEW_WIDTH }), enabled: hasPicture });
  const hasFailed = whole.isError || saved.isError || (hasPicture && picture.isError);
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
      {hasFailed ? (
        <ErrorState message={text.failed} onRetry={retry} />
      ) : hasPicture ? (
        <Picture url={picture.data} name={name} />
      ) : (
        <p className="text-quiet">{isPdf(mime) ? text.pdf : text.none}</p>
      )}
    </Dialog>
  );
}

function Picture({ url, name }: { url: string | undefined; name: string }) {
  if (url === undefined) {
    return (
      <div role="status">
        <span className="sr-only">{text.loading}</span>
        <Skeleton className="aspect-[4/3] w-full" />
      </div>
    );
  }
  return <img src={url} alt={name} className="mx-auto max-h-[60dvh] w-auto rounded-small bg-panel" />;
}

/** A renamed document may have lost its extension, which the downloaded file needs. */
function fileName({ name, path }: EventDocument): string {
  const extension = `.${path.split('.').at(-1)}`;
  const hasExtension =
    name.toLowerCase().endsWith(extension) || (extension === '.jpg' && name.toLowerCase().endsWith('.jpeg'));
  return hasExtension ? name : `${name}${extension}`;
}
