// Opens the files that another application shared with this site.
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { eraseSharedFiles, readSharedFiles } from '#web/lib/offline/shared-files.ts';

/** Returns whether the device had no room for them. */
export function useSharedFiles(canEdit: boolean, open: (files: readonly File[]) => void): boolean {
  const [query, setQuery] = useSearchParams();
  const shared = query.get('shared');
  // The address is cleaned below; the notice remains until the page is left.
  const [hasNoRoom] = useState(shared === 'full');
  const take = useEffectEvent(async () => {
    const files = await readSharedFiles();
    setQuery({}, { replace: true });
    if (files.length === 0 || !canEdit) return;
    open(files);
    // The open page holds them now; a reload must not offer them again.
    await eraseSharedFiles();
  });
  useEffect(() => {
    if (shared !== null) void take().catch(() => undefined);
  }, [shared]);
  return hasNoRoom;
}
