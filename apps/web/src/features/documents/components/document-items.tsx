// Documents as lines or as cards, each with its preview button and its menu.
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { Thumbnail } from '#web/features/documents/components/thumbnail.tsx';
import { type DocumentLinks, linkedNames } from '#web/features/documents/document-filters.ts';
import type { EventDocument } from '#web/features/documents/queries.ts';
import { formatDay, formatFileSize } from '#web/lib/format/format.ts';
import { documents as text } from '#web/locales/fr/client/documents.ts';
import { Menu, MenuAction } from '#web/ui/overlays/menu.tsx';

interface DocumentItemsProps {
  documents: readonly EventDocument[];
  links: DocumentLinks;
  canEdit: boolean;
  onOpen: (document: EventDocument) => void;
  onEdit: (document: EventDocument) => void;
  onRemove: (document: EventDocument) => void;
}

export const factsOf = (document: EventDocument, links: DocumentLinks): string[] =>
  [document.folder, ...linkedNames(document, links), formatDay(new Date(document.created_at))].filter(
    (fact) => fact !== '',
  );

export function DocumentLines(props: DocumentItemsProps) {
  const { documents, links, onOpen } = props;
  return (
    <ul aria-label={text.title} className="divide-y divide-hairline border-hairline border-y">
      {documents.map((document) => (
        <li key={document.id} className="relative flex items-center gap-4 py-3">
          <Thumbnail document={document} />
          <div className="min-w-0 flex-1">
            <OpenButton document={document} onOpen={onOpen} />
            <p className="wrap-anywhere text-quiet text-small">
              {[formatFileSize(document.size_bytes), ...factsOf(document, links)].join('\u00a0· ')}
            </p>
          </div>
          <Actions {...props} document={document} />
        </li>
      ))}
    </ul>
  );
}

export function DocumentCards(props: DocumentItemsProps) {
  const { documents, onOpen } = props;
  return (
    <ul aria-label={text.title} className="grid grid-cols-2 gap-x-4 gap-y-6 tablet:grid-cols-3 wide:grid-cols-4">
      {documents.map((document) => (
        <li key={document.id} className="relative min-w-0">
          <Thumbnail document={document} isLarge />
          <div className="mt-2 flex items-start gap-1">
            <div className="min-w-0 flex-1">
              <OpenButton document={document} onOpen={onOpen} />
              <p className="text-quiet text-small">{formatFileSize(document.size_bytes)}</p>
            </div>
            <Actions {...props} document={document} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The button covers the whole line or card. */
function OpenButton({ document, onOpen }: { document: EventDocument; onOpen: (document: EventDocument) => void }) {
  return (
    <button
      type="button"
      aria-label={text.open(document.name)}
      onClick={() => onOpen(document)}
      className="wrap-anywhere line-clamp-2 text-left font-medium after:absolute after:inset-0 hover:text-accent"
    >
      {document.name}
    </button>
  );
}

function Actions(props: DocumentItemsProps & { document: EventDocument }) {
  const { document, canEdit, onEdit, onRemove } = props;
  if (!canEdit) return null;
  return (
    <div className="relative z-10 -mr-3 shrink-0 text-quiet hover:text-ink">
      <Menu
        label={text.actions(document.name)}
        trigger={<EllipsisVertical aria-hidden className="size-5" strokeWidth={1.5} />}
      >
        <MenuAction
          icon={<Pencil aria-hidden className="size-5" strokeWidth={1.5} />}
          onSelect={() => onEdit(document)}
        >
          {text.edit}
        </MenuAction>
        <MenuAction
          icon={<Trash2 aria-hidden className="size-5" strokeWidth={1.5} />}
          onSelect={() => onRemove(document)}
        >
          {text.remove}
        </MenuAction>
      </Menu>
    </div>
  );
}
