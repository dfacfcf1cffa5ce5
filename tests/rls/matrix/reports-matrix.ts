// The part of the matrix about reports: the one of the fixture is Petra's. Only functions write reports.

//                          anon guest other  owner editor viewer kept  stranger partner  admin limited  service
export const reportsLines = `
reports              select petra    ×  ×  ×     0  0  0  0     0  1     0  0     1
reports              insert petra    ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
reports              update petra    ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
reports              delete petra    ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
`;
