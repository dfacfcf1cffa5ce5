// /client/account, /partner/account, /admin/account: the account's page, shared by all roles.
import { useEffect } from 'react';
import { useLocation, useOutletContext } from 'react-router';
import { AccountIndex } from '#web/app/account/account-index.tsx';
import { BusinessSection } from '#web/app/account/business-section.tsx';
import { DataSection } from '#web/features/account/components/data-section.tsx';
import { NotificationsSection } from '#web/features/account/components/notifications-section.tsx';
import { ProfileSection } from '#web/features/account/components/profile-section.tsx';
import { ReauthenticationProvider } from '#web/features/account/components/reauthentication-provider.tsx';
import { SecuritySection } from '#web/features/account/components/security-section.tsx';
import { SessionsSection } from '#web/features/account/components/sessions-section.tsx';
import { useEmailChangeResult } from '#web/features/account/use-email-change-result.ts';
import type { Person } from '#web/features/auth/session.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { account } from '#web/locales/fr/account/account.ts';

export function Component() {
  const person = useOutletContext<Person>();
  const isPartner = person.role === 'partner';
  const { hash } = useLocation();
  useEmailChangeResult();
  // Toasts and dialogs report a lost network, so their chunks must be loaded before.
  useEffect(() => void Promise.allSettled([loadToast(), loadQuestion()]), []);
  // The browser looked for the anchor before the content was rendered.
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash]);
  return (
    <ReauthenticationProvider>
      <Metadata title={account.title} description={account.description} />
      {/* Recovery codes are printed alone. */}
      <div className="print:[body:has([data-print-sheet])_&]:hidden">
        <h1 className="text-title">{account.title}</h1>
        <div className="mt-8 desktop:grid desktop:grid-cols-[10rem_minmax(0,1fr)] desktop:gap-14">
          <AccountIndex hasBusiness={isPartner} />
          <div className="min-w-0">
            <ProfileSection person={person} />
            {isPartner && <BusinessSection />}
            <SecuritySection person={person} />
            <SessionsSection />
            <NotificationsSection personId={person.id} />
            <DataSection />
          </div>
        </div>
      </div>
    </ReauthenticationProvider>
  );
}

const loadToast = () => import('#web/ui/feedback/toast/toast-viewport.tsx');
const loadQuestion = () => import('#web/ui/overlays/confirm-dialog.tsx');
