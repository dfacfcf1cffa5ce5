// The 404 message inside the public site, for a missing post or service.
import { NotFoundMessage } from '#web/app/public/not-found/not-found-message.tsx';

export function MissingPage() {
  return (
    <div className="mx-auto flex w-full max-w-page flex-1 flex-col justify-center px-6 py-16 tablet:px-12">
      <NotFoundMessage />
    </div>
  );
}
