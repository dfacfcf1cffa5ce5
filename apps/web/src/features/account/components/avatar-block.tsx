// The picture of the account: a file is chosen or dropped, cropped to a square, and saved or removed.
import { lazy, Suspense, useId, useState } from 'react';
import { avatarRules, removeAvatar, saveAvatar } from '#web/features/account/avatar.ts';
import { AccountBlock } from '#web/features/account/components/account-part.tsx';
import type { ChosenPicture } from '#web/features/account/components/avatar-cropper.tsx';
import { profileQuery } from '#web/features/account/queries.ts';
import { useAccountMutation } from '#web/features/account/use-account-mutation.ts';
import type { Person } from '#web/features/auth/session.ts';
import { refusalOf } from '#web/lib/api/refusal.ts';
import { formatFileSize, formatList } from '#web/lib/format/format.ts';
import { account } from '#web/locales/fr/account/account.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { DropPlace } from '#web/ui/fields/files/file-choice.tsx';
import { kindNames, refuseFile } from '#web/ui/fields/files/file-drop-rules.ts';
import { PictureActions } from '#web/ui/fields/files/picture-actions.tsx';

const { photo: text } = account.profile;
const hint = text.hint(formatList(kindNames(avatarRules.accept)), formatFileSize(avatarRules.maxSize));

// The cropper weighs more than the rest of the page, and few people use it.
const loadCropper = () => import('#web/features/account/components/avatar-cropper.tsx');
const AvatarCropper = lazy(loadCropper);

export function AvatarBlock({ person }: { person: Person }) {
  const note = useId();
  const invalidates = [profileQuery(person.id).queryKey];
  const upload = useAccountMutation({
    mutationFn: (square: Blob) => saveAvatar(person.id, square, person.avatarUrl),
    invalidates,
    success: { title: text.saved },
    errorTitle: text.failed,
  });
  const remove = useAccountMutation({
    mutationFn: () => removeAvatar(person.id),
    invalidates,
    success: { title: text.removed },
  });
  const isPending = upload.isPending || remove.isPending;
  const [refused, setRefused] = useState<string | null>(null);
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const error = refused ?? upload.errorMessage ?? remove.errorMessage;

  async function take(file: File | undefined) {
    if (file === undefined || isPending) return;
    setRefused(refuseFile(file, avatarRules, 0));
    if (refuseFile(file, avatarRules, 0) !== null) return;
    const bitmap = await createImageBitmap(file).catch(() => null);
    if (bitmap === null) return setRefused(text.unreadable);
    // Rendered only once it is loaded: a lazy component that fails to load would replace the whole page by an error.
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
    remove.reset();
    await upload.run(square);
  }

  return (
    <AccountBlock title={text.title} description={text.description}>
      <DropPlace onFile={(file) => void take(file)} className="-m-4 flex flex-wrap items-center gap-x-6 gap-y-4 p-4">
        <Avatar name={person.name || person.email} url={person.avatarUrl} size="large" />
        <div className="flex min-w-0 flex-1 basis-60 flex-col gap-2">
          <PictureActions
            text={text}
            accept={avatarRules.accept}
            hasPicture={person.avatarUrl !== null}
            isBusy={isPending}
            note={note}
            onFile={(file) => void take(file)}
            onRemove={() => {
              upload.reset();
              void remove.run();
            }}
          />
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
