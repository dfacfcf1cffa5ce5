// The lines of the matrix that a permission opens: what its holder reaches, what every other administrator reaches, and the
// permissions of which one is enough. Every line of the matrix that is not written here is the same for all administrators.
import type { Permission } from '@liesse/domain';
import { type Expected, parseCell } from './matrix.ts';

//                                       with without
const table = `
partners                select hidden     1  0   manage_partners
partners                select venue      1  0   manage_partners manage_venues
partner_services        select hidden     1  0   manage_partners
partner_services        select venue      1  0   manage_partners manage_venues
partner_photos          select listed     2  1   manage_partners
partner_photos          select hidden     1  0   manage_partners
partner_photos          select venue      1  0   manage_partners manage_venues
partner_availability    select hidden     1  0   manage_partners
partner_availability    select venue      1  0   manage_partners manage_venues
partner_changes         select listed     1  0   manage_partners
partner_changes         select hidden     1  0   manage_partners
partner_changes         select venue      1  0   manage_partners manage_venues
partner_questions       select hidden     1  0   manage_partners
partner_questions       select venue      1  0   manage_partners manage_venues
reviews                 select listed     2  1   manage_partners
reviews                 select hidden     1  0   manage_partners
reviews                 select venue      1  0   manage_partners manage_venues

profiles                select client     1  0   manage_clients
profiles                select partner    1  0   manage_partners
profiles                select venue      1  0   manage_partners manage_venues
profiles                select admin      1  0   manage_admins
profiles                update client     1  0   manage_clients
profiles                update partner    1  0   manage_partners
profiles                update venue      1  0   manage_partners manage_venues
profiles                update admin      1  0   manage_admins

contact_messages        select any        1  0   manage_requests
contact_messages        update any        1  0   manage_requests
contact_messages        delete any        1  0   manage_requests

audit_log               select any        1  0   access_advanced_security

site_settings           update any        1  0   manage_system
site_setting_versions   select any        1  0   manage_system
site_pages              update any        2  0   manage_system
content_versions        select any        1  0   manage_system
posts                   select draft      2  0   manage_system
posts                   insert draft      1  ×   manage_system
posts                   insert published  1  ×   manage_system
posts                   update published  5  0   manage_system
posts                   update draft      2  0   manage_system
posts                   delete published  5  0   manage_system
posts                   delete draft      2  0   manage_system
announcements           select partners   1  0   manage_system
announcements           select past       1  0   manage_system
announcements           insert current    1  ×   manage_system
announcements           update current    1  0   manage_system
announcements           delete current    1  0   manage_system
announcement_dismissals insert partners   1  ×   manage_system
announcement_dismissals insert past       1  ×   manage_system
`;

interface PermissionLine {
  anyOf: Permission[];
  granted: Expected;
  denied: Expected;
}

/** By table, verb and relation. */
export const permissionLines: ReadonlyMap<string, PermissionLine> = new Map(
  table
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name, verb, relation, granted, denied, ...anyOf] = line.split(/\s+/);
      return [
        `${name} ${verb} ${relation}`,
        { granted: parseCell(granted, line), denied: parseCell(denied, line), anyOf: anyOf as Permission[] },
      ];
    }),
);
