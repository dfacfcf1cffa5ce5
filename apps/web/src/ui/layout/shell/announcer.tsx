// The one place of the page that screen readers listen to between two pages.
import { useAnnouncement } from '#web/lib/device/announce.ts';

export function Announcer() {
  return (
    <p role="status" data-announcer className="sr-only">
      {useAnnouncement()}
    </p>
  );
}
