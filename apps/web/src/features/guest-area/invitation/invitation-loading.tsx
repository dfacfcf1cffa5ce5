// The states of an invitation that is loading or could not be loaded.
import { isTemporary, LinkRefusal, type Reason } from '#web/features/guest-area/api.ts';
import { CodeForm } from '#web/features/guest-area/invitation/code-form.tsx';
import { useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Spinner } from '#web/ui/feedback/loader.tsx';

export function Looking() {
  const guest = useGuestText();
  const { lookup: text } = guest;
  return (
    <>
      <Metadata title={text.title} description={guest.code.description} />
      <p role="status" className="flex flex-col items-center gap-5 pt-24 text-quiet noscript:hidden">
        <Spinner className="size-8 text-ornament" />
        {text.looking}
      </p>
      <noscript>
        <p className="mt-8">{text.noScript}</p>
        {import.meta.env.SSR && <CodeForm />}
      </noscript>
    </>
  );
}

interface LookupFailedProps {
  error: Error | null;
  onRetry: () => void;
}

export function LookupFailed({ error, onRetry }: LookupFailedProps) {
  const guest = useGuestText();
  const { lookup: text } = guest;
  const reason: Reason = error instanceof LinkRefusal ? error.reason : 'network';
  return (
    <>
      <Metadata title={text.title} description={guest.code.description} />
      <h1 className="text-title">{text.title}</h1>
      <ErrorState message={isTemporary(reason) ? guest.refusals[reason] : text.failed} onRetry={onRetry} />
    </>
  );
}
