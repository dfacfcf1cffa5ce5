// The calendars' part of the matrix: `listed` is Petra's calendar, `hidden` that of another partner. Functions write all of it.

//                          anon guest other  owner editor viewer kept  stranger partner  admin limited  service
export const calendarLines = `
partner_bookings     select listed   ×  ×  ×     0  0  0  0     0  1     0  0     1
partner_bookings     select hidden   ×  ×  ×     0  0  0  0     0  0     0  0     1
partner_bookings     insert listed   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
partner_bookings     update listed   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
partner_bookings     delete listed   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×

partner_calendars    select listed   ×  ×  ×     0  0  0  0     0  1     0  0     1
partner_calendars    select hidden   ×  ×  ×     0  0  0  0     0  0     0  0     1
partner_calendars    insert listed   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
partner_calendars    update listed   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
partner_calendars    delete listed   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×

calendar_imports     select listed   ×  ×  ×     0  0  0  0     0  1     0  0     1
calendar_imports     select hidden   ×  ×  ×     0  0  0  0     0  0     0  0     1
calendar_imports     insert listed   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
calendar_imports     update listed   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
calendar_imports     delete listed   ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
`;
