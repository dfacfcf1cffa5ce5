// One file, selected by a button or by dropping it.
import { ImageUp, type LucideIcon } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { buttonLook } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/feedback/loader.tsx';

interface DropPlaceProps {
  onFile: (file: File | undefined) => void;
  /** A read-only field shows no sign of being a drop target. */
  isClosed?: boolean;
  className: string;
  children: ReactNode;
}

export function DropPlace({ onFile, isClosed = false, className, children }: DropPlaceProps) {
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button within does the same by keyboard
    <div
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(!isClosed);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        onFile(event.dataTransfer.files[0]);
      }}
      data-over={isOver || undefined}
      className={`rounded-panel border border-transparent border-dashed transition-colors data-over:border-accent data-over:bg-accent-wash ${className}`}
    >
      {children}
    </div>
  );
}

interface FileButtonProps {
  accept: readonly string[];
  isBusy: boolean;
  /** The id of the description. */
  note: string;
  /** A picture by default. */
  icon?: LucideIcon;
  onFile: (file: File | undefined) => void;
  children: ReactNode;
}

export function FileButton({ accept, isBusy, note, icon: Icon = ImageUp, onFile, children }: FileButtonProps) {
  const id = useId();
  return (
    <>
      <input
        id={id}
        type="file"
        accept={accept.join(',')}
        disabled={isBusy}
        aria-describedby={note}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // Clearing the input makes selecting the same file a change again.
          event.target.value = '';
        }}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={`${buttonLook({ look: 'secondary', size: 'small' })} cursor-pointer hover:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-4 peer-disabled:cursor-not-allowed peer-disabled:opacity-55`}
      >
        {isBusy ? <Spinner /> : <Icon aria-hidden className="size-5" strokeWidth={1.5} />}
        {children}
      </label>
    </>
  );
}
