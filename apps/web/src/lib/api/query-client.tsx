// What was read from the server, kept for the screens of one person. It ends with them: whoever signs in next starts afresh.
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/** Give it the person's id as `key`. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** While nobody is signed in, an answer for strangers would replace what is shown: queries wait, and go on afterwards. */
export function pauseQueries(): () => void {
  onlineManager.setOnline(false);
  return () => onlineManager.setOnline(navigator.onLine);
}

/** Fresh for a moment, so that parts of one page share one request; asked again when the person comes back to the page. */
function makeQueryClient(): QueryClient {
  // It only hears of changes: a page that opens without a network has to tell it.
  if (typeof document !== 'undefined') onlineManager.setOnline(navigator.onLine);
  return new QueryClient({ defaultOptions: { queries: { staleTime: 5_000, retry: 1 } } });
}
