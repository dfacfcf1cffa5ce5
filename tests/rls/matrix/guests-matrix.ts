// The guests' part of the matrix, of the same two events.

//                          anon guest other  owner editor viewer kept  stranger partner  admin limited  service
export const guestsLines = `
household_links     select A         ×  ×  ×     2  2  0  0     0  0     0  0     2
household_links     select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
household_links     insert A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
household_links     update A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
household_links     delete A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×

menus               select A         ×  ×  ×     1  1  1  1     0  0     0  0     1
menus               select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
menus               insert A         ×  ×  ×     1  1  ×  ×     ×  ×     ×  ×     1
menus               insert B         ×  ×  ×     ×  ×  ×  ×     1  ×     ×  ×     1
menus               update A         ×  ×  ×     1  1  0  0     0  0     0  0     1
menus               update B         ×  ×  ×     0  0  0  0     1  0     0  0     1
menus               delete A         ×  ×  ×     1  1  0  0     0  0     0  0     1
menus               delete B         ×  ×  ×     0  0  0  0     1  0     0  0     1

menu_choices        select A         ×  ×  ×     1  1  1  1     0  0     0  0     1
menu_choices        select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
menu_choices        insert A         ×  ×  ×     1  1  ×  ×     ×  ×     ×  ×     1
menu_choices        insert B         ×  ×  ×     ×  ×  ×  ×     1  ×     ×  ×     1
menu_choices        update A         ×  ×  ×     1  1  0  0     0  0     0  0     1
menu_choices        update B         ×  ×  ×     0  0  0  0     1  0     0  0     1
menu_choices        delete A         ×  ×  ×     1  1  0  0     0  0     0  0     1
menu_choices        delete B         ×  ×  ×     0  0  0  0     1  0     0  0     1

event_websites      select A         ×  ×  ×     1  1  1  1     0  0     0  0     1
event_websites      select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
event_websites      insert A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
event_websites      update A         ×  ×  ×     1  1  0  0     0  0     0  0     1
event_websites      update B         ×  ×  ×     0  0  0  0     1  0     0  0     1
event_websites      delete A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×

event_translations  select A         ×  ×  ×     6  6  6  6     0  0     0  0     6
event_translations  select B         ×  ×  ×     0  0  0  0     6  0     0  0     6
event_translations  insert A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
event_translations  update A         ×  ×  ×     6  6  0  0     0  0     0  0     6
event_translations  update B         ×  ×  ×     0  0  0  0     6  0     0  0     6
event_translations  delete A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×

guest_photos        select A         ×  ×  ×     1  1  1  1     0  0     0  0     1
guest_photos        select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
guest_photos        insert A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
guest_photos        update A         ×  ×  ×     1  1  0  0     0  0     0  0     1
guest_photos        update B         ×  ×  ×     0  0  0  0     1  0     0  0     1
guest_photos        delete A         ×  ×  ×     1  1  0  0     0  0     0  0     1
guest_photos        delete B         ×  ×  ×     0  0  0  0     1  0     0  0     1

invitation_texts    select A         ×  ×  ×     6  6  6  6     0  0     0  0     6
invitation_texts    select B         ×  ×  ×     0  0  0  0     6  0     0  0     6
invitation_texts    insert A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
invitation_texts    update A         ×  ×  ×     6  6  0  0     0  0     0  0     6
invitation_texts    update B         ×  ×  ×     0  0  0  0     6  0     0  0     6
invitation_texts    delete A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×

invitation_sends    select A         ×  ×  ×     1  1  1  1     0  0     0  0     1
invitation_sends    select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
invitation_sends    insert A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
invitation_sends    update A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
invitation_sends    delete A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×

invitation_mails    select A         ×  ×  ×     1  1  1  1     0  0     0  0     1
invitation_mails    select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
invitation_mails    insert A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
invitation_mails    update A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
invitation_mails    delete A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×

event_invitations   select A         ×  ×  ×     1  1  1  1     0  0     0  0     1
event_invitations   select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
event_invitations   insert A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
event_invitations   update A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
event_invitations   delete A         ×  ×  ×     1  0  0  0     0  0     0  0     1
event_invitations   delete B         ×  ×  ×     0  0  0  0     1  0     0  0     1

event_handovers     select A         ×  ×  ×     1  1  0  0     0  0     0  0     1
event_handovers     select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
event_handovers     insert A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
event_handovers     update A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
event_handovers     delete A         ×  ×  ×     1  0  0  0     0  0     0  0     1
event_handovers     delete B         ×  ×  ×     0  0  0  0     1  0     0  0     1

event_join_requests select A         ×  ×  ×     1  0  0  0     0  0     0  0     1
event_join_requests select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
event_join_requests insert A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
event_join_requests update A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
event_join_requests delete A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×

share_links         select A         ×  ×  ×     1  1  1  1     0  0     0  0     1
share_links         select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
share_links         insert A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
share_links         update A         ×  ×  ×     1  1  0  0     0  0     0  0     1
share_links         update B         ×  ×  ×     0  0  0  0     1  0     0  0     1
share_links         delete A         ×  ×  ×     1  1  0  0     0  0     0  0     1
share_links         delete B         ×  ×  ×     0  0  0  0     1  0     0  0     1
`;
