// The part of the matrix about invoices: both sides read, functions write, and nobody changes or deletes.

//                          anon guest other  owner editor viewer kept  stranger partner  admin limited  service
export const invoicesLines = `
invoices            select A         ×  ×  ×     1  1  1  0     0  1     0  0     1
invoices            select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
invoices            insert A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
invoices            update A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
invoices            delete A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×

invoice_payments    select A         ×  ×  ×     1  1  1  0     0  1     0  0     1
invoice_payments    select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
invoice_payments    insert A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
invoice_payments    update A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
invoice_payments    delete A         ×  ×  ×     0  0  0  0     0  1     0  0     ×
invoice_payments    delete B         ×  ×  ×     0  0  0  0     0  0     0  0     ×

invoice_files       select A         ×  ×  ×     1  1  1  0     0  1     0  0     1
invoice_files       select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
invoice_files       insert A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
invoice_files       update A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
invoice_files       delete A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
`;
