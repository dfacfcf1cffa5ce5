// Keeps a partner in mind, or no longer: shown at once, taken back when the server refuses.
import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { loginAddress } from '#web/features/auth/landing.ts';
import { useSession } from '#web/features/auth/session.ts';
import { favourite } from '#web/features/partners/favourites.ts';
import { useFavouriteToggle } from '#web/features/partners/mutations.ts';
import { QueryProvider } from '#web/lib/api/query-client.tsx';
import { partnerPage } from '#web/locales/fr/partner-page.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

const { favourite: text } = partnerPage;

interface FavouriteToggleProps {
  partnerId: string;
  /** To come back to after signing in. */
  here: string;
}

export default function FavouriteToggle({ partnerId, here }: FavouriteToggleProps) {
  const session = useSession();
  // The place is kept, so that nothing moves when it is known who is there.
  if (session.status === 'loading') return <div className="min-h-12" />;
  if (session.status !== 'signed-in') {
    return (
      <ButtonLink href={loginAddress(here)} wide>
        {text.signIn}
      </ButtonLink>
    );
  }
  const { id } = session.person;
  return (
    <QueryProvider key={id}>
      <Toggle personId={id} partnerId={partnerId} />
    </QueryProvider>
  );
}

function Toggle({ personId, partnerId }: { personId: string; partnerId: string }) {
  const { data: isKept = false, isPending } = useQuery(favourite(personId, partnerId));
  const toggle = useFavouriteToggle(personId, partnerId);
  return (
    <Button
      wide
      look="secondary"
      aria-pressed={isKept}
      disabled={isPending}
      icon={<Heart aria-hidden className="size-5" strokeWidth={1.5} fill={isKept ? 'currentColor' : 'none'} />}
      onClick={() => void toggle(!isKept)}
    >
      {isKept ? text.remove : text.add}
    </Button>
  );
}
