// Counts a visit of a partner's page for the partner's dashboard. It needs no Supabase client; the server counts a network once a day.
import { readStoredRole } from '#web/features/auth/stored-role.ts';
import { platformAccess } from '#web/lib/api/supabase.ts';

/** Partners and administrators look at pages for their work. */
export function recordView(partnerId: string): void {
  const role = readStoredRole();
  if (role === 'partner' || role === 'admin') return;
  const { url, publishableKey } = platformAccess();
  fetch(`${url}/rest/v1/rpc/record_partner_view`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ partner: partnerId }),
    keepalive: true,
    // A visit that is not counted is no error for the visitor.
  }).catch(() => undefined);
}
