// The signed address of a photo: resized to the drawn width, or the original when the service cannot resize it.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AlbumPhoto, photoAddressQuery } from '#web/features/guest-area/queries.ts';

interface PhotoAddress {
  /** Undefined until it is signed. */
  address: string | undefined;
  isBroken: boolean;
  /** Call it when the picture cannot be drawn. */
  onError: () => void;
}

export function usePhotoAddress(
  token: string,
  { path, width }: Pick<AlbumPhoto, 'path' | 'width'>,
  drawn: number,
  isWanted = true,
): PhotoAddress {
  // Some phones write formats that the service cannot resize.
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
