// The photos of one state: their number, the first of them, and a button that shows more.
import type { ReactNode } from 'react';
import type { PhotoList, PhotoState } from '#web/features/guest-site/album/queries.ts';
import { album as text } from '#web/locales/fr/guest/album.ts';
import { Button } from '#web/ui/button.tsx';

/** A multiple of 2, 3 and 4, so that the last row is full; each click doubles it. */
export const FIRST_PAGE = 24;

/** The heading takes the focus when its last photo leaves. */
export const headingId = (state: PhotoState): string => `photos-${state}`;

const grids: Record<PhotoState, string> = {
  pending: 'grid-cols-1 tablet:grid-cols-2 wide:grid-cols-3',
  shown: 'grid-cols-2 tablet:grid-cols-3 wide:grid-cols-4',
  hidden: 'grid-cols-2 tablet:grid-cols-3 wide:grid-cols-4',
};

interface PhotoSectionProps {
  state: PhotoState;
  list: PhotoList;
  /** Shown at the right of the heading. */
  actions?: ReactNode;
  onMore: () => void;
  /** The photo cards. */
  children: ReactNode;
}

export function PhotoSection({ state, list: { photos, count }, actions, onMore, children }: PhotoSectionProps) {
  const left = count - photos.length;
  return (
    <section aria-labelledby={headingId(state)} className="pb-12">
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id={headingId(state)} tabIndex={-1} className="text-heading outline-none">
            {text.sections[state]}
          </h2>
          <p className="mt-1 text-quiet text-small">
            {count === 0 ? text.noneWaits : `${text.counts(count)}. ${text.hints[state]}`}
          </p>
        </div>
        {actions}
      </div>
      {photos.length > 0 && <ul className={`grid gap-x-4 gap-y-10 tablet:gap-x-6 ${grids[state]}`}>{children}</ul>}
      {left > 0 && photos.length > 0 && (
        <p className="mt-8">
          <Button look="secondary" size="small" onClick={onMore}>
            {text.more(Math.min(left, photos.length))}
          </Button>
        </p>
      )}
    </section>
  );
}
