// Shows the result of an email change. The links in the two mails lead to the account's page, with the result in its address.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { renewSession } from '#web/features/account/mutations.ts';
import { accountQuery } from '#web/features/account/queries.ts';
import { refusalOf } from '#web/lib/api/refusal.ts';
import { account } from '#web/locales/fr/account/account.ts';
import { type ToastText, toast } from '#web/ui/feedback/toast/toast-store.ts';

const { email: text } = account.profile;

export function useEmailChangeResult(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const isShown = useRef(false);

  const showResult = useEffectEvent(async () => {
    const result = emailChangeResultOf(search, hash);
    if (result === null || isShown.current) return;
    isShown.current = true;
    // The codes of the link are of no further use, and must not stay in the history.
    void navigate(pathname, { replace: true });
    // The link has already made the change; this page only reads it.
    await renewSession();
    await queries.invalidateQueries({ queryKey: accountQuery.queryKey });
    toast(result);
  });
  useEffect(() => void showResult(), []);
}

/** The result is in the query, or in the fragment when the mail was requested again. */
export function emailChangeResultOf(search: string, hash: string): ToastText | null {
  const sources = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))];
  const value = (name: string) => sources.map((params) => params.get(name)).find((found) => found !== null);
  const refused = value('error_code') ?? value('error');
  if (refused !== undefined && refused !== null) {
    return { variant: 'destructive', title: account.failed, description: refusalOf({ code: refused }).message };
  }
  if (value('code') ?? value('access_token')) return text.done;
  return value('message') ? text.half : null;
}
