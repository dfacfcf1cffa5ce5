// /guest/photos: the shared album, where the hosts opened one.
import { useQueryClient } from '@tanstack/react-query';
import { Album } from '#web/features/guest-area/album/album.tsx';
import { useInvitation } from '#web/features/guest-area/invitation/current-invitation.ts';
import { useServedInvitation } from '#web/features/guest-area/invitation/served-invitation.ts';
import { useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import { addPhoto } from '#web/features/guest-area/mutations.ts';
import { albumQuery, readAlbum } from '#web/features/guest-area/queries.ts';
import { MAX_FILE_SIZE } from '#web/lib/files/max-file-size.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { FileDrop } from '#web/ui/fields/files/file-drop.tsx';

export function Component() {
  const guest = useGuestText();
  const { album: text } = guest;
  const { token, invitation } = useInvitation();
  const cache = useQueryClient();
  const title = <Metadata title={text.title} description={text.description} />;
  if (!invitation.look.has_album) {
    return (
      <>
        {title}
        <h1 className="text-title">{text.title}</h1>
        <EmptyState title={text.closed} text={text.closedText} />
      </>
    );
  }
  return (
    <>
      {title}
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-4 mb-7 max-w-measure text-quiet">{text.text}</p>
      <noscript>{import.meta.env.SSR && <PlainAlbum />}</noscript>
      <div className="noscript:hidden">
        <FileDrop
          label={text.add}
          hint={text.hint}
          accept={['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/avif']}
          maxSize={MAX_FILE_SIZE}
          upload={async (file, onProgress, signal) => {
            const result = await addPhoto(token, invitation, guest, file, onProgress, signal);
            if (result.ok) void cache.invalidateQueries({ queryKey: albumQuery(token).queryKey });
            return result;
          }}
        />
        <Album token={token} />
      </div>
    </>
  );
}

/** The album of a browser without script, rendered by the server alone. */
function PlainAlbum() {
  const { album: text } = useGuestText();
  const photos = readAlbum(useServedInvitation()?.content ?? []);
  return (
    <>
      <p className="mb-7 max-w-measure">{text.noScript}</p>
      {photos.length === 0 ? (
        <EmptyState title={text.empty} text={text.emptyText} />
      ) : (
        <ul className="columns-2 gap-3 tablet:columns-3 tablet:gap-5">
          {Array.from(photos.entries(), ([index, { id, caption, width, height }]) => (
            <li key={id} className="mb-4 break-inside-avoid">
              <img
                src={`/guest/photos/${id}`}
                alt={caption || text.photo(index + 1)}
                width={width}
                height={height}
                className="h-auto w-full rounded-small bg-panel"
              />
              {caption !== '' && <p className="wrap-anywhere text-quiet text-small">{caption}</p>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
