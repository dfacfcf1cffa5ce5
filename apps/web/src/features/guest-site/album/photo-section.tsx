// The photos of one state: how many, those that are shown so far, and the way to more.
import type { ReactNode } from 'react';
import type { PhotoList, PhotoState } from '#web/features/guest-site/album/queries.ts';
import { album as text } from '#web/locales/fr/album.ts';
import { Button } from '#web/ui/button.tsx';

/** As many at first, so that rows of two, three and four are full; each time twice as many after. */
export const FIRST = 24;

/** What the focus goes to when nothing is left below. */
export const headingOf = (state: PhotoState): string => `photos-${state}`;

const grids: Record<PhotoState, string> = {
  pending: 'grid-cols-1 tablet:grid-cols-2 wide:grid-cols-3',
  shown: 'grid-cols-2 tablet:grid-cols-3 wide:grid-cols-4',
  hidden: 'grid-cols-2 tablet:grid-cols-3 wide:grid-cols-4',
};

interface PhotoSectionProps {
  state: PhotoState;
  list: PhotoList;
  /** At the right of the heading. */
  actions?: ReactNode;
  onMore: () => void;
  /** The cards. */
  children: ReactNode;
}

export function PhotoSection({ state, list: { photos, count }, actions, onMore, children }: PhotoSectionProps) {
  const left = count - photos.length;
  return (
    <section aria-labelledby={headingOf(state)} className="pb-12">
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id={headingOf(state)} tabIndex={-1} className="text-heading outline-none">
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
