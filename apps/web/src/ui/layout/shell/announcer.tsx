// The live region that announces page changes to screen readers.
import { useAnnouncement } from '#web/lib/device/announce.ts';

export function Announcer() {
  return (
    <p role="status" data-announcer className="sr-only">
      {useAnnouncement()}
    </p>
  );
}
