// The layout of the guest area: no account, no guard, and the theme that the hosts chose.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router';
import { homeOf } from '#web/app/areas.ts';
import { guestEntries } from '#web/app/guest/guest-entries.ts';
import { PendingPage } from '#web/app/pending-page.tsx';
import { ShellBanner } from '#web/app/shell-banner.tsx';
import { GuestTheme } from '#web/features/events/website/guest-theme.tsx';
import { type GuestPage, isInvitation } from '#web/features/guest-area/invitation/invitation.ts';
import { useInvitationCopy } from '#web/features/guest-area/invitation/invitation-copy.ts';
import {
  type ServedInvitation,
  ServedInvitationProvider,
  servedInvitationContext,
} from '#web/features/guest-area/invitation/served-invitation.ts';
import { storeInvitation, useStoredInvitations } from '#web/features/guest-area/invitation/stored-invitations.ts';
import { storePass } from '#web/features/guest-area/invitation/stored-passes.ts';
import {
  loadPageLocales,
  useDocumentLanguage,
  useGuestText,
  useInvitationLanguage,
} from '#web/features/guest-area/language/guest-locale.ts';
import { LanguageChoice } from '#web/features/guest-area/language/language-choice.tsx';
import { pageQuery } from '#web/features/guest-area/queries.ts';
import { QueryProvider } from '#web/lib/api/query-client.tsx';
import { LanguageProvider } from '#web/lib/boot/language.ts';
import { useSite } from '#web/lib/boot/site.tsx';
import { AppShell } from '#web/ui/layout/shell/app-shell.tsx';
import type { NavEntry } from '#web/ui/layout/shell/navigation.ts';
import { ConfirmHost } from '#web/ui/overlays/confirm-host.tsx';

await loadPageLocales();

/** Null in the browser: only the server reads the cookie. */
export const loader = ({ context }: LoaderFunctionArgs): ServedInvitation | null =>
  context.get(servedInvitationContext);

export function Component() {
  const served = useLoaderData<typeof loader>();
  return (
    <ServedInvitationProvider value={served}>
      <QueryProvider fill={(client) => served !== null && fillCache(client, served)}>
        <GuestShell />
      </QueryProvider>
    </ServedInvitationProvider>
  );
}

/** The browser stores the link as well: pages without a network and calls from this page need it. */
function fillCache(client: QueryClient, { id, token, pass, page, copiedAt }: ServedInvitation): void {
  client.setQueryData(pageQuery(token).queryKey, page, copiedAt === null ? {} : { updatedAt: copiedAt });
  if (typeof document === 'undefined') return;
  if (pass !== null) storePass(token, pass);
  storeInvitation({ id, token });
}

function GuestShell() {
  const [invitation] = useStoredInvitations() ?? [];
  const { data, error, isPaused } = useQuery({
    ...pageQuery(invitation?.token ?? ''),
    enabled: invitation !== undefined,
  });
  const copy = useInvitationCopy(invitation?.token, data === undefined && (error !== null || isPaused));
  const page = data ?? copy?.invitation;
  const language = useInvitationLanguage(page?.language);
  useDocumentLanguage(language);
  return (
    <LanguageProvider value={language}>
      <GuestFrame guestId={invitation?.id} page={page} />
      <ConfirmHost />
    </LanguageProvider>
  );
}

function GuestFrame({ guestId, page }: { guestId: string | undefined; page: GuestPage | undefined }) {
  const text = useGuestText();
  const { name } = useSite();
  const look = page !== undefined && 'look' in page ? page.look : null;
  const hasAlbum = page !== undefined && isInvitation(page) && page.look.has_album;
  const shown = (
    <AppShell
      siteName={name}
      homeLabel={text.homeLabel(name)}
      areaLabel={text.area}
      home={homeOf('guest')}
      entries={useEntries(guestId, hasAlbum)}
      banner={<ShellBanner offline={text.offline} />}
      tools={guestId !== undefined && page !== undefined && <LanguageChoice guestId={guestId} page={page} />}
    >
      <Outlet />
      <PendingPage within="guest" />
    </AppShell>
  );
  return look === null ? shown : <GuestTheme colour={look.colour}>{shown}</GuestTheme>;
}

/** The first entry is also current at the invitation's own address. */
function useEntries(guestId: string | undefined, hasAlbum: boolean): readonly NavEntry[] {
  const { pathname } = useLocation();
  const { entries } = useGuestText();
  const isHome = guestId !== undefined && pathname === `/guest/${guestId}`;
  return guestEntries(entries, hasAlbum).map((entry) =>
    isHome && entry.href === '/guest' ? { ...entry, href: pathname } : entry,
  );
}
