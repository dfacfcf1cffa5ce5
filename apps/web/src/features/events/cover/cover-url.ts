// Where the photos of events lie, and where anybody reads one.
import { publicFileAddress } from '#web/lib/api/supabase.ts';

export const COVERS = 'event-covers';

export const coverAddress = (path: string): string => publicFileAddress(COVERS, path);
