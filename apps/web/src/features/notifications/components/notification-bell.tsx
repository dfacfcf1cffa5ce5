// What is new for a person, live.
import { Bell } from 'lucide-react';

export function NotificationBell({ personId }: { personId: string }) {
  return (
    <span data-person={personId} className="grid size-11 place-items-center text-quiet">
      <Bell aria-hidden className="size-5" strokeWidth={1.5} />
    </span>
  );
}
