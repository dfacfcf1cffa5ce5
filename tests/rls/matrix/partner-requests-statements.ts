// The statements behind the lines of the matrix about what a partner needs to answer requests.
import { partner } from '#tests/rls/support/directory-fixture.ts';
import type { ListingRules } from './statement.ts';

export const partnerRequestTables: Record<string, ListingRules> = {
  saved_replies: {
    row: (partner_id) => ({ partner_id, title: 'Accueil', body: 'Bonjour, merci de votre demande.' }),
    update: `body = 'Autre texte'`,
    before: `insert into public.saved_replies (partner_id, title, body) values
      ('${partner.listed}', 'Tarifs', 'Voici mes tarifs.'), ('${partner.hidden}', 'Tarifs', 'Voici mes tarifs.');`,
  },
};
