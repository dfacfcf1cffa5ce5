// The picture: chosen or dropped, framed, kept, taken away.
import { lazy, Suspense, useId, useState } from 'react';
import { avatarRules, removeAvatar, saveAvatar } from '#web/features/account/avatar.ts';
import { AccountBlock } from '#web/features/account/components/account-part.tsx';
import type { ChosenPicture } from '#web/features/account/components/avatar-cropper.tsx';
import { useAct } from '#web/features/account/use-account-mutation.ts';
import type { Person } from '#web/features/auth/session.ts';
import { refusalOf } from '#web/lib/api/refusal.ts';
import { formatFileSize, formatList } from '#web/lib/format/format.ts';
import { account } from '#web/locales/fr/account.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { DropPlace, PictureButton } from '#web/ui/fields/file-choice.tsx';
import { kindNames, refuseFile } from '#web/ui/fields/file-drop-rules.ts';

const { photo: text } = account.profile;
const hint = text.hint(formatList(kindNames(avatarRules.accept)), formatFileSize(avatarRules.maxSize));

// Framing weighs more than the rest of the page, and few come for it.
const loadCropper = () => import('#web/features/account/components/avatar-cropper.tsx');
const AvatarCropper = lazy(loadCropper);

export function AvatarBlock({ person }: { person: Person }) {
  const note = useId();
  const act = useAct();
  const [refused, setRefused] = useState<string | null>(null);
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

  return (
    <AccountBlock title={text.title} description={text.description}>
      <DropPlace onFile={(file) => void take(file)} className="-m-4 flex flex-wrap items-center gap-x-6 gap-y-4 p-4">
        <Avatar name={person.name || person.email} url={person.avatarUrl} size="large" />
        <div className="flex min-w-0 flex-1 basis-60 flex-col gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <PictureButton
              accept={avatarRules.accept}
              isBusy={act.isBusy}
              note={note}
              onFile={(file) => void take(file)}
            >
              {person.avatarUrl === null ? text.choose : text.change}
            </PictureButton>
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
            id={note}
            role={error === null ? undefined : 'alert'}
            className={`text-small ${error === null ? 'text-quiet' : 'text-danger'}`}
          >
            {error ?? hint}
          </p>
        </div>
      </DropPlace>
      {picture !== null && (
        <Suspense fallback={null}>
          <AvatarCropper picture={picture} onCut={(square) => void save(square)} onClose={close} />
        </Suspense>
      )}
    </AccountBlock>
  );
}
