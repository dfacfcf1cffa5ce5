// The lines of the matrix about what a partner inserts into quotes: `listed` is Petra's, `hidden` that of another partner.

//                          anon guest other  owner editor viewer kept  stranger partner  admin limited  service
export const quotesLines = `
quote_templates      select listed   ×  ×  ×     0  0  0  0     0  1     0  0     1
quote_templates      select hidden   ×  ×  ×     0  0  0  0     0  0     0  0     1
quote_templates      insert listed   ×  ×  ×     ×  ×  ×  ×     ×  1     ×  ×     1
quote_templates      insert hidden   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     1
quote_templates      update listed   ×  ×  ×     0  0  0  0     0  1     0  0     1
quote_templates      update hidden   ×  ×  ×     0  0  0  0     0  0     0  0     1
quote_templates      delete listed   ×  ×  ×     0  0  0  0     0  1     0  0     1
quote_templates      delete hidden   ×  ×  ×     0  0  0  0     0  0     0  0     1

partner_catalogue    select listed   ×  ×  ×     0  0  0  0     0  1     0  0     1
partner_catalogue    select hidden   ×  ×  ×     0  0  0  0     0  0     0  0     1
partner_catalogue    insert listed   ×  ×  ×     ×  ×  ×  ×     ×  1     ×  ×     1
partner_catalogue    insert hidden   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     1
partner_catalogue    update listed   ×  ×  ×     0  0  0  0     0  1     0  0     1
partner_catalogue    update hidden   ×  ×  ×     0  0  0  0     0  0     0  0     1
partner_catalogue    delete listed   ×  ×  ×     0  0  0  0     0  1     0  0     1
partner_catalogue    delete hidden   ×  ×  ×     0  0  0  0     0  0     0  0     1
`;
