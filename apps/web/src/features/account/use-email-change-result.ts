// The links of a change of address lead back to the account's page, and say in the address what came of it.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { renewSession } from '#web/features/account/mutations.ts';
import { accountQuery } from '#web/features/account/queries.ts';
import { refusalOf } from '#web/lib/api/refusal.ts';
import { account } from '#web/locales/fr/account.ts';
import { type ToastText, toast } from '#web/ui/feedback/toast/toast-store.ts';

const { email: text } = account.profile;

export function useEmailChangeResult(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const isTold = useRef(false);

  const tell = useEffectEvent(async () => {
    const told = emailChangeResultOf(search, hash);
    if (told === null || isTold.current) return;
    isTold.current = true;
    // What the link carried is of no use here, and does not belong in the history.
    void navigate(pathname, { replace: true });
    // The change was made by the link itself; this page only has to see it.
    await renewSession();
    await queries.invalidateQueries({ queryKey: accountQuery.queryKey });
    toast(told);
  });
  useEffect(() => void tell(), []);
}

/** In the query, or in the fragment where the message was asked for again. */
export function emailChangeResultOf(search: string, hash: string): ToastText | null {
  const said = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))];
  const value = (name: string) => said.map((one) => one.get(name)).find((one) => one !== null);
  const refused = value('error_code') ?? value('error');
  if (refused !== undefined && refused !== null) {
    return { variant: 'destructive', title: account.failed, description: refusalOf({ code: refused }).message };
  }
  if (value('code') ?? value('access_token')) return text.done;
  return value('message') ? text.half : null;
}
