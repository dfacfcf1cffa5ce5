// The TanStack query cache of one person. The next person who signs in gets a new one.
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

interface QueryProviderProps {
  /** Puts data into the new cache that the server has read already. */
  fill?: (client: QueryClient) => void;
  children: ReactNode;
}

/** Pass the person's id as `key`. */
export function QueryProvider({ fill, children }: QueryProviderProps) {
  const [client] = useState(() => {
    const made = makeQueryClient();
    fill?.(made);
    return made;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Pauses all queries while nobody is signed in: a response for an anonymous caller would replace the data on screen. */
export function pauseQueries(): () => void {
  onlineManager.setOnline(false);
  return () => onlineManager.setOnline(navigator.onLine);
}

/** Data stays fresh for a few seconds, so that the parts of one page share one request. */
function makeQueryClient(): QueryClient {
  // The online manager only listens to events, so a page that opens offline has to set the state itself.
  if (typeof document !== 'undefined') onlineManager.setOnline(navigator.onLine);
  return new QueryClient({ defaultOptions: { queries: { staleTime: 5_000, retry: 1 } } });
}
