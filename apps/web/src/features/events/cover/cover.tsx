// The cover of an event, or a placeholder: without a picture, and when it cannot be loaded, as without a network.
import { useState } from 'react';
import { coverAddress } from '#web/features/events/cover/cover-url.ts';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

export function Cover({ path, className }: { path: string | null; className: string }) {
  const [brokenPath, setBrokenPath] = useState<string | null>(null);
  if (path === null || path === brokenPath) {
    return (
      <div aria-hidden className={`place-items-center overflow-hidden bg-panel ${className}`}>
        <div className="flex size-full items-center justify-center">
          <Flourish />
        </div>
      </div>
    );
  }
  // The name of the event is beside the picture, which adds no information.
  return (
    <img src={coverAddress(path)} alt="" className={`object-cover ${className}`} onError={() => setBrokenPath(path)} />
  );
}
