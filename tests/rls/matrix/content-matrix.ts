// The part of the matrix about pages, versions of texts and announcements. `current` is for everybody, `partners` for partners alone,
// and `past` is over. The dismissals are of the caller.

//                          anon guest other  owner editor viewer kept  stranger partner  admin limited  service
export const contentLines = `
site_pages           select any      2  2  2     2  2  2  2     2  2     2  2     2
site_pages           insert any      ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
site_pages           update any      ×  ×  ×     0  0  0  0     0  0     2  0     2
site_pages           delete any      ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×

content_versions     select any      ×  ×  ×     0  0  0  0     0  0     1  0     1
content_versions     insert any      ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
content_versions     update any      ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
content_versions     delete any      ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×

announcements        select current  ×  ×  ×     1  1  1  1     1  1     1  1     1
announcements        select partners ×  ×  ×     0  0  0  0     0  1     1  0     1
announcements        select past     ×  ×  ×     0  0  0  0     0  0     1  0     1
announcements        insert current  ×  ×  ×     ×  ×  ×  ×     ×  ×     1  ×     ×
announcements        update current  ×  ×  ×     0  0  0  0     0  0     1  0     ×
announcements        delete current  ×  ×  ×     0  0  0  0     0  0     1  0     ×

announcement_dismissals select current  ×  ×  ×     0  0  0  0     0  0     0  0     ×
announcement_dismissals insert current  ×  ×  ×     1  1  1  1     1  1     1  1     ×
announcement_dismissals insert partners ×  ×  ×     ×  ×  ×  ×     ×  1     1  ×     ×
announcement_dismissals insert past     ×  ×  ×     ×  ×  ×  ×     ×  ×     1  ×     ×
announcement_dismissals update current  ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
announcement_dismissals delete current  ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
`;
