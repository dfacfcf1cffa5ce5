// The toolbar of the documents: folders, search, and the choice between lines and cards.
import { LayoutGrid, List } from 'lucide-react';
import type { Folder } from '#web/features/documents/document-filters.ts';
import { formatCount } from '#web/lib/format/format.ts';
import { documents as text } from '#web/locales/fr/client/documents.ts';
import { SearchField } from '#web/ui/fields/search-field.tsx';

export type View = 'list' | 'grid';

interface DocumentsToolbarProps {
  folders: readonly Folder[];
  folder: string | null;
  onFolder: (folder: string | null) => void;
  search: string;
  onSearch: (search: string) => void;
  found: number;
  view: View;
  onView: (view: View) => void;
}

const views = [
  { value: 'list', label: text.list, Icon: List },
  { value: 'grid', label: text.grid, Icon: LayoutGrid },
] as const;

export function DocumentsToolbar(props: DocumentsToolbarProps) {
  const { folders, folder, onFolder, search, onSearch, found, view, onView } = props;
  return (
    <div className="mb-5 flex flex-col gap-4">
      <div
        role="group"
        aria-label={text.folders}
        className="-mx-5 flex gap-x-4 overflow-x-auto border-hairline border-b px-4 [scrollbar-width:none] tablet:-mx-1 tablet:px-0"
      >
        {folders.map(({ value, label, count }) => (
          <button
            key={label}
            type="button"
            aria-pressed={value === folder}
            onClick={() => onFolder(value)}
            className="min-h-12 shrink-0 border-transparent border-b-2 px-1 text-quiet text-small transition-colors hover:text-ink focus-visible:outline-offset-[-2px] aria-pressed:border-accent aria-pressed:text-ink"
          >
            {label} <span className="tabular-nums">{formatCount(count)}</span>
          </button>
        ))}
      </div>
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1 tablet:max-w-form">
          <SearchField
            label={text.search}
            value={search}
            onChange={onSearch}
            {...(search !== '' && { status: text.found(found) })}
          />
        </div>
        <div role="group" aria-label={text.views} className="ml-auto flex shrink-0">
          {views.map(({ value, label, Icon }) => (
            <button
              key={value}
              type="button"
              aria-label={label}
              aria-pressed={view === value}
              onClick={() => onView(value)}
              className="grid size-11 place-items-center rounded-small text-quiet hover:text-ink aria-pressed:bg-panel aria-pressed:text-ink"
            >
              <Icon aria-hidden className="size-5" strokeWidth={1.5} />
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
