// One file of the list: its preview, its progress and its actions.
import { CircleCheck, FileText, RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '#web/lib/boot/language.ts';
import { formatFileSize, formatShare } from '#web/lib/format/format.ts';
import { fileDrop } from '#web/locales/fr/ui/file-drop.ts';
import type { QueuedFile, UploadState } from '#web/ui/fields/files/file-drop-queue.ts';
import { useUiText } from '#web/ui/use-ui-text.ts';

interface FileDropItemProps {
  item: QueuedFile;
  onRetry: () => void;
  onRemove: () => void;
}

export function FileDropItem({ item: { file, preview, state }, onRetry, onRemove }: FileDropItemProps) {
  const text = useUiText('fileDrop', fileDrop);
  const language = useLanguage();
  const isUnderway = state.kind === 'waiting' || state.kind === 'sending';
  return (
    <li className="flex items-center gap-4 py-3">
      <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-small bg-panel text-metal">
        {preview === null ? (
          <FileText aria-hidden className="size-5" strokeWidth={1.5} />
        ) : (
          <img src={preview} alt="" className="size-full object-cover" />
        )}
      </span>
      <div className="min-w-0 flex-1 text-small">
        <p className="flex items-baseline gap-3">
          <span className="min-w-0 truncate">{file.name}</span>
          <span className="shrink-0 text-quiet tabular-nums">{formatFileSize(file.size, language)}</span>
        </p>
        <Progress name={file.name} state={state} />
      </div>
      {state.kind === 'sent' && <CircleCheck aria-hidden className="size-5 shrink-0 text-success" strokeWidth={1.5} />}
      <div className="-me-3 flex shrink-0">
        {state.kind === 'failed' && (
          <ItemButton label={text.retry(file.name)} onClick={onRetry}>
            <RotateCw aria-hidden className="size-5" strokeWidth={1.5} />
          </ItemButton>
        )}
        <ItemButton label={isUnderway ? text.cancel(file.name) : text.remove(file.name)} onClick={onRemove}>
          <X aria-hidden className="size-5" strokeWidth={1.5} />
        </ItemButton>
      </div>
    </li>
  );
}

function Progress({ name, state }: { name: string; state: UploadState }) {
  const text = useUiText('fileDrop', fileDrop);
  switch (state.kind) {
    case 'waiting':
      return <p className="text-quiet">{text.waiting}</p>;
    case 'sending':
      return (
        <p className="flex h-[1.4rem] items-center gap-3">
          <progress
            aria-label={text.progress(name)}
            aria-valuetext={text.sending(formatShare(state.share))}
            value={state.share}
            max={1}
            className="progress-line h-1 w-full"
          />
          <span aria-hidden className="w-12 shrink-0 text-end text-quiet tabular-nums">
            {formatShare(state.share)}
          </span>
        </p>
      );
    case 'sent':
      return <p className="text-success">{text.sent}</p>;
    case 'failed':
    case 'refused':
      return (
        <p role="alert" className="text-danger">
          <span className="sr-only">{`${name}\u00a0: `}</span>
          {state.message}
        </p>
      );
  }
}

function ItemButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-round text-quiet hover:bg-panel hover:text-ink focus-visible:rounded-round focus-visible:outline-offset-0"
    >
      {children}
    </button>
  );
}
