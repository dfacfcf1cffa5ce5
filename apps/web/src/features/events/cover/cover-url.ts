// The bucket of the covers and the public address of a cover.
import { publicFileUrl } from '#web/lib/api/supabase.ts';

export const COVERS = 'event-covers';

export const coverAddress = (path: string): string => publicFileUrl(COVERS, path);
