// The cover of an event, or a placeholder.
import { coverAddress } from '#web/features/events/cover/cover-url.ts';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

export function Cover({ path, className }: { path: string | null; className: string }) {
  if (path === null) {
    return (
      <div aria-hidden className={`place-items-center overflow-hidden bg-panel ${className}`}>
        <div className="flex size-full items-center justify-center">
          <Flourish />
        </div>
      </div>
    );
  }
  // The name of the event is beside the picture, which adds no information.
  return <img src={coverAddress(path)} alt="" className={`object-cover ${className}`} />;
}
