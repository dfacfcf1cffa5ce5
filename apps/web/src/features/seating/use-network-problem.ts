// Why a plan cannot be changed without a network: the seats of several people depend on each other.
import { useOnline } from '#web/lib/offline/use-online.ts';
import { seating as text } from '#web/locales/fr/client/seating.ts';

export const useNetworkProblem = (): string | undefined => (useOnline() ? undefined : text.needsNetwork);
