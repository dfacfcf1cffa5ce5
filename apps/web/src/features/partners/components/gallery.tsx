// The pictures of a partner: one large, up to four beside it, and the others in a details element that needs no script. Each opens the
// viewer; without a script it is a link to its file.
import { type MouseEvent, type ReactNode, useState } from 'react';
import { partnerPage as text } from '#web/locales/fr/public/partner-page.ts';
import { lazyComponent, useLazyComponent } from '#web/ui/lazy-component.ts';
import { Photo, type PhotoSource } from '#web/ui/photo.tsx';

const viewer = lazyComponent(() => import('#web/features/partners/components/photo-viewer.tsx'));

/** By the number of pictures beside the first, so that no cell of the grid is empty. */
const columns: Record<number, string> = {
  0: 'max-w-[48rem]',
  1: 'grid-cols-2',
  2: 'grid-cols-2 tablet:grid-cols-3',
  4: 'grid-cols-2 tablet:grid-cols-4',
};
const countBeside = (others: number): number => (others >= 4 ? 4 : Math.min(others, 2));
/** The outline separates a pale picture from the page. */
const cut = 'aspect-[4/3] rounded-small outline-1 -outline-offset-1 outline-hairline';

export function Gallery({ photos }: { photos: readonly PhotoSource[] }) {
  const [opened, setOpened] = useState<number | null>(null);
  // Without the viewer the browser would stay on a page where nothing happens: the file itself is opened.
  const isShown = useLazyComponent(viewer, opened !== null, () => location.assign(photos[opened ?? 0]?.src ?? ''));
  const [first, ...others] = photos;
  if (first === undefined) return null;
  const open = (photo: PhotoSource) => setOpened(photos.indexOf(photo));
  const beside = others.slice(0, countBeside(others.length));
  const rest = others.slice(beside.length);
  return (
    <section aria-label={text.photos}>
      <div className={`grid gap-3 ${columns[beside.length]}`}>
        <div className={beside.length > 1 ? 'col-span-2 tablet:row-span-2' : ''}>
          <OpenedPhoto photo={first} onOpen={open}>
            <Photo
              photo={first}
              sizes="(min-width: 1312px) 38rem, (min-width: 768px) 50vw, 100vw"
              isFirst
              className={cut}
            />
          </OpenedPhoto>
        </div>
        {beside.map((photo) => (
          <SmallPhoto key={photo.src} photo={photo} onOpen={open} />
        ))}
      </div>
      {rest.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent text-small underline underline-offset-4">
            {text.morePhotos(String(photos.length))}
          </summary>
          <div className="mt-2 grid grid-cols-2 gap-3 tablet:grid-cols-4">
            {rest.map((photo) => (
              <SmallPhoto key={photo.src} photo={photo} onOpen={open} />
            ))}
          </div>
        </details>
      )}
      {isShown && opened !== null && (
        <viewer.Component photos={photos} start={opened} onClose={() => setOpened(null)} />
      )}
    </section>
  );
}

interface OpenedPhotoProps {
  photo: PhotoSource;
  onOpen: (photo: PhotoSource) => void;
}

function SmallPhoto({ photo, onOpen }: OpenedPhotoProps) {
  return (
    <OpenedPhoto photo={photo} onOpen={onOpen}>
      <Photo photo={photo} sizes="(min-width: 1312px) 19rem, (min-width: 768px) 25vw, 50vw" className={cut} />
    </OpenedPhoto>
  );
}

function OpenedPhoto({ photo, onOpen, children }: OpenedPhotoProps & { children: ReactNode }) {
  function open(event: MouseEvent) {
    // A new tab is the browser's own.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(photo);
  }
  return (
    <a
      href={photo.src}
      data-opens
      aria-label={text.viewer.enlarge(photo.alt)}
      onClick={open}
      className="block cursor-zoom-in"
    >
      {children}
    </a>
  );
}
