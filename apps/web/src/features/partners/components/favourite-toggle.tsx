// The button that adds a partner to the person's favourites, or removes it. A visitor gets a link to sign in.
import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { loginAddress } from '#web/features/auth/landing.ts';
import { useSession } from '#web/features/auth/session.ts';
import { favouriteQuery } from '#web/features/partners/favourites.ts';
import { useFavouriteMutation } from '#web/features/partners/mutations.ts';
import { QueryProvider } from '#web/lib/api/query-client.tsx';
import { partnerPage } from '#web/locales/fr/public/partner-page.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

const { favourite: text } = partnerPage;

interface FavouriteToggleProps {
  partnerId: string;
  /** The address to return to after signing in. */
  here: string;
}

export default function FavouriteToggle({ partnerId, here }: FavouriteToggleProps) {
  const session = useSession();
  // The empty box has the height of the button, so that nothing moves when the session is known.
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
  const { data: isFavourite = false, isPending } = useQuery(favouriteQuery(personId, partnerId));
  const mutation = useFavouriteMutation(personId, partnerId);
  return (
    <Button
      wide
      look="secondary"
      aria-pressed={isFavourite}
      disabled={isPending}
      icon={<Heart aria-hidden className="size-5" strokeWidth={1.5} fill={isFavourite ? 'currentColor' : 'none'} />}
      onClick={() => void mutation.run(!isFavourite)}
    >
      {isFavourite ? text.remove : text.add}
    </Button>
  );
}
