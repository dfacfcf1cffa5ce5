// Recognises the demonstration by the fixed ids that scripts/demo gives its rows. A changed address or password changes nothing
// about it, and somebody who registered beside it has another id.
import { withClient } from '@liesse/platform/postgres/client.ts';
import type pg from 'pg';

const PREFIX = '00000000-0000-4000-8000-';

/** As a condition on a column of ids, in a shape that its index serves. */
export const isDemonstrationId = (column: string): string =>
  `${column} between '${PREFIX}000000000000' and '${PREFIX}ffffffffffff'`;

/** Finds the demonstration in any row that is read as text, also where an id is part of a path or of JSON. */
export const DEMONSTRATION_TEXT = `${PREFIX}|@demo[.]liesse[.]example`;

export class DemonstrationFound extends Error {
  override name = 'DemonstrationFound';

  constructor() {
    super(
      'cette base contient la démonstration, dont les comptes et le mot de passe sont connus de tous. Elle ne s’ouvre pas sur une ' +
        'adresse publique. Pour commencer à neuf, choisissez un dossier vide avec DATA_DIR (ou une base vide avec DATABASE_URL). ' +
        'Pour garder les vrais comptes, retirez d’abord la démonstration : npm run demo -- --remove',
    );
  }
}

/** For a public start [A44]: accounts, events and listings are looked for, whatever is left of them. */
export async function refuseDemonstration(admin: pg.ClientConfig): Promise<void> {
  const { rows } = await withClient(admin, (client) =>
    client.query<{ found: boolean }>(
      `select ${['auth.users', 'public.events', 'public.partners']
        .map((table) => `exists (select from ${table} where ${isDemonstrationId('id')})`)
        .join(' or ')} as found`,
    ),
  );
  if (rows[0]?.found === true) throw new DemonstrationFound();
}
