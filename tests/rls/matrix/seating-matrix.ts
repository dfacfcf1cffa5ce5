// The part of the matrix about seating: members read, editors write, and a function alone writes who sits where.

//                          anon guest other  owner editor viewer kept  stranger partner  admin limited  service
export const seatingLines = `
seating_plans       select A         ×  ×  ×     1  1  1  1     0  0     0  0     1
seating_plans       select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
seating_plans       insert A         ×  ×  ×     1  1  ×  ×     ×  ×     ×  ×     1
seating_plans       insert B         ×  ×  ×     ×  ×  ×  ×     1  ×     ×  ×     1
seating_plans       update A         ×  ×  ×     1  1  0  0     0  0     0  0     1
seating_plans       update B         ×  ×  ×     0  0  0  0     1  0     0  0     1
seating_plans       delete A         ×  ×  ×     1  1  0  0     0  0     0  0     1
seating_plans       delete B         ×  ×  ×     0  0  0  0     1  0     0  0     1

seating_tables      select A         ×  ×  ×     1  1  1  1     0  0     0  0     1
seating_tables      select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
seating_tables      insert A         ×  ×  ×     1  1  ×  ×     ×  ×     ×  ×     1
seating_tables      insert B         ×  ×  ×     ×  ×  ×  ×     1  ×     ×  ×     1
seating_tables      update A         ×  ×  ×     1  1  0  0     0  0     0  0     1
seating_tables      update B         ×  ×  ×     0  0  0  0     1  0     0  0     1
seating_tables      delete A         ×  ×  ×     1  1  0  0     0  0     0  0     1
seating_tables      delete B         ×  ×  ×     0  0  0  0     1  0     0  0     1

seat_assignments    select A         ×  ×  ×     1  1  1  1     0  0     0  0     1
seat_assignments    select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
seat_assignments    insert A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     1
seat_assignments    update A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     1
seat_assignments    delete A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     1

seating_rules       select A         ×  ×  ×     1  1  1  1     0  0     0  0     1
seating_rules       select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
seating_rules       insert A         ×  ×  ×     1  1  ×  ×     ×  ×     ×  ×     1
seating_rules       insert B         ×  ×  ×     ×  ×  ×  ×     1  ×     ×  ×     1
seating_rules       update A         ×  ×  ×     1  1  0  0     0  0     0  0     1
seating_rules       update B         ×  ×  ×     0  0  0  0     1  0     0  0     1
seating_rules       delete A         ×  ×  ×     1  1  0  0     0  0     0  0     1
seating_rules       delete B         ×  ×  ×     0  0  0  0     1  0     0  0     1
`;
