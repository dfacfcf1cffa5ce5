// The part of the matrix about what a partner needs to answer requests. `listed` is Petra's listing, `hidden` that of another.

//                          anon guest other  owner editor viewer kept  stranger partner  admin limited  service
export const partnerRequestsLines = `
saved_replies        select listed   ×  ×  ×     0  0  0  0     0  1     0  0     1
saved_replies        select hidden   ×  ×  ×     0  0  0  0     0  0     0  0     1
saved_replies        insert listed   ×  ×  ×     ×  ×  ×  ×     ×  1     ×  ×     1
saved_replies        insert hidden   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     1
saved_replies        update listed   ×  ×  ×     0  0  0  0     0  1     0  0     1
saved_replies        update hidden   ×  ×  ×     0  0  0  0     0  0     0  0     1
saved_replies        delete listed   ×  ×  ×     0  0  0  0     0  1     0  0     1
saved_replies        delete hidden   ×  ×  ×     0  0  0  0     0  0     0  0     1
`;
