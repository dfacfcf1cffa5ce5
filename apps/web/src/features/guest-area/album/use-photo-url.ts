// Where a photo is fetched from: no larger than it is drawn, and as it was sent where the service cannot make it smaller.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AlbumPhoto, photoAddressQuery } from '#web/features/guest-area/queries.ts';

interface PhotoAddress {
  /** Not known yet when absent. */
  address: string | undefined;
  isBroken: boolean;
  /** The picture behind the address could not be drawn. */
  onError: () => void;
}

export function usePhotoAddress(
  token: string,
  { path, width }: Pick<AlbumPhoto, 'path' | 'width'>,
  drawn: number,
  isWanted = true,
): PhotoAddress {
  // Some telephones write what they alone can read.
  const [look, setLook] = useState<'fitted' | 'whole' | 'broken'>(path.endsWith('.heic') ? 'whole' : 'fitted');
  const { data, isError } = useQuery({
    ...photoAddressQuery(token, path, look === 'fitted' ? Math.min(drawn, width) : null),
    enabled: isWanted && look !== 'broken',
  });
  return {
    address: data,
    isBroken: look === 'broken' || isError,
    onError: () => setLook(look === 'fitted' ? 'whole' : 'broken'),
  };
}
