// The picture: chosen or dropped, framed, kept, taken away.
import { ImageUp } from 'lucide-react';
import { type DragEvent, lazy, Suspense, useId, useState } from 'react';
import { avatarRules, removeAvatar, saveAvatar } from '#web/features/account/avatar.ts';
import { AccountBlock } from '#web/features/account/components/account-part.tsx';
import type { ChosenPicture } from '#web/features/account/components/avatar-cropper.tsx';
import { useAct } from '#web/features/account/use-act.ts';
import type { Person } from '#web/features/auth/session.ts';
import { formatFileSize, formatList } from '#web/lib/format.ts';
import { refusalOf } from '#web/lib/refusal.ts';
import { account } from '#web/locales/fr/account.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { kindNames, refuseFile } from '#web/ui/file-drop-rules.ts';
import { Spinner } from '#web/ui/loader.tsx';

const { photo: text } = account.profile;
const hint = text.hint(formatList(kindNames(avatarRules.accept)), formatFileSize(avatarRules.maxSize));

// Framing weighs more than the rest of the page, and few come for it.
const loadCropper = () => import('#web/features/account/components/avatar-cropper.tsx');
const AvatarCropper = lazy(loadCropper);

export function AvatarBlock({ person }: { person: Person }) {
  const id = useId();
  const act = useAct();
  const [refused, setRefused] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const error = refused ?? act.refusal;

  async function take(file: File | undefined) {
    if (file === undefined || act.isBusy) return;
    setRefused(refuseFile(file, avatarRules, 0));
    if (refuseFile(file, avatarRules, 0) !== null) return;
    const bitmap = await createImageBitmap(file).catch(() => null);
    if (bitmap === null) return setRefused(text.unreadable);
    // Drawn only once it is there: a lazy part that does not come would take the whole page with it.
    const missing = await loadCropper().then(() => null, refusalOf);
    if (missing !== null) return setRefused(missing.message);
    setPicture({ bitmap, address: URL.createObjectURL(file) });
  }

  function close() {
    if (picture !== null) URL.revokeObjectURL(picture.address);
    picture?.bitmap.close();
    setPicture(null);
  }

  async function save(square: Blob) {
    close();
    await act.run(() => saveAvatar(person.id, square, person.avatarUrl), {
      success: { title: text.saved },
      failure: text.failed,
    });
  }

  const zone = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void take(event.dataTransfer.files[0]);
    },
  };

  return (
    <AccountBlock title={text.title} description={text.description}>
      <div
        {...zone}
        data-over={isOver || undefined}
        className="-m-4 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-panel border border-transparent border-dashed p-4 transition-colors data-over:border-accent data-over:bg-accent-wash"
      >
        <Avatar name={person.name || person.email} url={person.avatarUrl} size="large" />
        <div className="flex min-w-0 flex-1 basis-60 flex-col gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <input
              id={id}
              type="file"
              accept={avatarRules.accept.join(',')}
              disabled={act.isBusy}
              aria-describedby={`${id}-note`}
              onChange={(event) => {
                void take(event.target.files?.[0]);
                // The same file chosen again is a change again.
                event.target.value = '';
              }}
              className="peer sr-only"
            />
            <label
              htmlFor={id}
              className={`${buttonLook({ look: 'secondary', size: 'small' })} cursor-pointer hover:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-4 peer-disabled:cursor-not-allowed peer-disabled:opacity-55`}
            >
              {act.isBusy ? <Spinner /> : <ImageUp aria-hidden className="size-5" strokeWidth={1.5} />}
              {person.avatarUrl === null ? text.choose : text.change}
            </label>
            {person.avatarUrl !== null && (
              <Button
                look="quiet"
                size="small"
                disabled={act.isBusy}
                onClick={() => void act.run(() => removeAvatar(person.id), { success: { title: text.removed } })}
              >
                {text.remove}
              </Button>
            )}
            <span aria-hidden className="text-quiet text-small pointer-coarse:hidden">
              {text.drop}
            </span>
          </div>
          <p
            id={`${id}-note`}
            role={error === null ? undefined : 'alert'}
            className={`text-small ${error === null ? 'text-quiet' : 'text-danger'}`}
          >
            {error ?? hint}
          </p>
        </div>
      </div>
      {picture !== null && (
        <Suspense fallback={null}>
          <AvatarCropper picture={picture} onCut={(square) => void save(square)} onClose={close} />
        </Suspense>
      )}
    </AccountBlock>
  );
}
