// The bucket of the covers and the public address of a cover.
import { publicFileAddress } from '#web/lib/api/supabase.ts';

export const COVERS = 'event-covers';

export const coverAddress = (path: string): string => publicFileAddress(COVERS, path);
