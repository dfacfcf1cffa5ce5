// The part of the matrix about the waiting list: members read, a function adds, editors stop waiting, and partners read nothing.

//                          anon guest other  owner editor viewer kept  stranger partner  admin limited  service
export const waitingListLines = `
partner_waiting_list select A        ×  ×  ×     1  1  1  1     0  0     0  0     1
partner_waiting_list select B        ×  ×  ×     0  0  0  0     1  0     0  0     1
partner_waiting_list insert A        ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
partner_waiting_list update A        ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
partner_waiting_list delete A        ×  ×  ×     1  1  0  0     0  0     0  0     1
partner_waiting_list delete B        ×  ×  ×     0  0  0  0     1  0     0  0     1
`;
