// The buttons below a picture: choose or change it, and remove it.
import { Button } from '#web/ui/button.tsx';
import { FileButton } from '#web/ui/fields/files/file-choice.tsx';

interface PictureActionsProps {
  text: { choose: string; change: string; remove: string; drop: string };
  accept: readonly string[];
  hasPicture: boolean;
  isBusy: boolean;
  /** The id of the element that describes the accepted files. */
  note: string;
  onFile: (file: File | undefined) => void;
  onRemove: () => void;
}

export function PictureActions({ text, accept, hasPicture, isBusy, note, onFile, onRemove }: PictureActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <FileButton accept={accept} isBusy={isBusy} note={note} onFile={onFile}>
        {hasPicture ? text.change : text.choose}
      </FileButton>
      {hasPicture && (
        <Button look="quiet" size="small" disabled={isBusy} onClick={onRemove}>
          {text.remove}
        </Button>
      )}
      <span aria-hidden className="text-quiet text-small pointer-coarse:hidden">
        {text.drop}
      </span>
    </div>
  );
}
