// Where the photos of events lie, and where anybody reads one.
import { publicAddress } from '#web/lib/supabase.ts';

export const COVERS = 'event-covers';

export const coverAddress = (path: string): string => publicAddress(COVERS, path);
