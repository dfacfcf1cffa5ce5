// The directory's part of the matrix: `listed` is Petra's listing and what belongs to it, `hidden` a suspended one of another.
// `venue` is the hidden one as a venue, and the limited administrator then holds manage_venues.

//                          anon guest other  owner editor viewer kept  stranger partner  admin limited  service
export const directoryLines = `
areas                select any      1  1  1     1  1  1  1     1  1     1  1     1
areas                insert any      ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
areas                update any      ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
areas                delete any      ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×

communes             select any      1  1  1     1  1  1  1     1  1     1  1     1
communes             insert any      ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
communes             update any      ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
communes             delete any      ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×

partners             select listed   1  1  1     1  1  1  1     1  1     1  1     1
partners             select hidden   0  0  0     0  0  0  0     0  0     1  0     1
partners             insert listed   ×  ×  ×     ×  ×  ×  ×     ×  1     ×  ×     1
partners             insert hidden   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     1
partners             update listed   ×  ×  ×     0  0  0  0     0  1     0  0     1
partners             update hidden   ×  ×  ×     0  0  0  0     0  0     0  0     1
partners             delete listed   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     1
partners             delete hidden   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     1
partners             select venue    0  0  0     0  0  0  0     0  0     1  1     1
partners             update venue    ×  ×  ×     0  0  0  0     0  0     0  0     1

partner_services     select listed   2  2  2     2  2  2  2     2  2     2  2     2
partner_services     select hidden   0  0  0     0  0  0  0     0  0     1  0     1
partner_services     insert listed   ×  ×  ×     ×  ×  ×  ×     ×  1     ×  ×     1
partner_services     insert hidden   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     1
partner_services     update listed   ×  ×  ×     0  0  0  0     0  2     0  0     2
partner_services     update hidden   ×  ×  ×     0  0  0  0     0  0     0  0     1
partner_services     delete listed   ×  ×  ×     0  0  0  0     0  2     0  0     2
partner_services     delete hidden   ×  ×  ×     0  0  0  0     0  0     0  0     1
partner_services     select venue    0  0  0     0  0  0  0     0  0     1  1     1
partner_services     update venue    ×  ×  ×     0  0  0  0     0  0     0  0     1
partner_services     delete venue    ×  ×  ×     0  0  0  0     0  0     0  0     1

partner_photos       select listed   1  1  1     1  1  1  1     1  2     2  1     2
partner_photos       select hidden   0  0  0     0  0  0  0     0  0     1  0     1
partner_photos       insert listed   ×  ×  ×     ×  ×  ×  ×     ×  1     ×  ×     1
partner_photos       insert hidden   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     1
partner_photos       update listed   ×  ×  ×     0  0  0  0     0  2     0  0     2
partner_photos       update hidden   ×  ×  ×     0  0  0  0     0  0     0  0     1
partner_photos       delete listed   ×  ×  ×     0  0  0  0     0  2     0  0     2
partner_photos       delete hidden   ×  ×  ×     0  0  0  0     0  0     0  0     1
partner_photos       select venue    0  0  0     0  0  0  0     0  0     1  1     1
partner_photos       update venue    ×  ×  ×     0  0  0  0     0  0     0  0     1

partner_availability select listed   2  2  2     2  2  2  2     2  2     2  2     2
partner_availability select hidden   0  0  0     0  0  0  0     0  0     1  0     1
partner_availability insert listed   ×  ×  ×     ×  ×  ×  ×     ×  1     ×  ×     1
partner_availability insert hidden   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     1
partner_availability update listed   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     2
partner_availability update hidden   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     1
partner_availability delete listed   ×  ×  ×     0  0  0  0     0  1     0  0     2
partner_availability delete hidden   ×  ×  ×     0  0  0  0     0  0     0  0     1
partner_availability select venue    0  0  0     0  0  0  0     0  0     1  1     1
partner_availability delete venue    ×  ×  ×     0  0  0  0     0  0     0  0     1

partner_changes      select listed   ×  ×  ×     0  0  0  0     0  1     1  0     1
partner_changes      select hidden   ×  ×  ×     0  0  0  0     0  0     1  0     1
partner_changes      insert listed   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
partner_changes      insert hidden   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
partner_changes      update listed   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
partner_changes      update hidden   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
partner_changes      delete listed   ×  ×  ×     0  0  0  0     0  1     0  0     ×
partner_changes      delete hidden   ×  ×  ×     0  0  0  0     0  0     0  0     ×
partner_changes      select venue    ×  ×  ×     0  0  0  0     0  0     1  1     1

partner_questions    select listed   1  1  1     1  1  1  1     1  1     1  1     1
partner_questions    select hidden   0  0  0     0  0  0  0     0  0     1  0     1
partner_questions    insert listed   ×  ×  ×     ×  ×  ×  ×     ×  1     ×  ×     1
partner_questions    insert hidden   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     1
partner_questions    update listed   ×  ×  ×     0  0  0  0     0  1     0  0     1
partner_questions    update hidden   ×  ×  ×     0  0  0  0     0  0     0  0     1
partner_questions    delete listed   ×  ×  ×     0  0  0  0     0  1     0  0     1
partner_questions    delete hidden   ×  ×  ×     0  0  0  0     0  0     0  0     1
partner_questions    select venue    0  0  0     0  0  0  0     0  0     1  1     1
partner_questions    update venue    ×  ×  ×     0  0  0  0     0  0     0  0     1

partner_businesses   select listed   ×  ×  ×     0  0  0  0     0  1     0  0     1
partner_businesses   select hidden   ×  ×  ×     0  0  0  0     0  0     0  0     1
partner_businesses   insert listed   ×  ×  ×     ×  ×  ×  ×     ×  1     ×  ×     1
partner_businesses   insert hidden   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     1
partner_businesses   update listed   ×  ×  ×     0  0  0  0     0  1     0  0     1
partner_businesses   update hidden   ×  ×  ×     0  0  0  0     0  0     0  0     1
partner_businesses   delete listed   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     1
partner_businesses   delete hidden   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     1
partner_businesses   select venue    ×  ×  ×     0  0  0  0     0  0     0  0     1

reviews              select listed   1  1  1     1  1  1  1     2  2     2  1     2
reviews              select hidden   0  0  0     1  0  0  0     0  0     1  0     1
reviews              insert listed   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     1
reviews              insert hidden   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     1
reviews              update listed   ×  ×  ×     0  0  0  0     0  1     0  0     2
reviews              update hidden   ×  ×  ×     0  0  0  0     0  0     0  0     1
reviews              delete listed   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     2
reviews              delete hidden   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     1
reviews              select venue    0  0  0     1  0  0  0     0  0     1  1     1
reviews              update venue    ×  ×  ×     0  0  0  0     0  0     0  0     1

favourites           select listed   ×  ×  ×     1  0  0  0     0  0     0  0     1
favourites           select hidden   ×  ×  ×     0  0  0  0     1  0     0  0     1
favourites           insert listed   ×  ×  ×     1  1  1  1     1  1     1  1     1
favourites           insert hidden   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     1
favourites           update listed   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     1
favourites           update hidden   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     1
favourites           delete listed   ×  ×  ×     1  0  0  0     0  0     0  0     1
favourites           delete hidden   ×  ×  ×     0  0  0  0     1  0     0  0     1
`;
