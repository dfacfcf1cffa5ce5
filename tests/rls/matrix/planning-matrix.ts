// The part of the matrix about planning, money, papers and partners, of the same two events.

//                          anon guest other  owner editor viewer kept  stranger partner  admin limited  service
export const planningLines = `
event_activity      select A         ×  ×  ×     5  5  5  4     0  0     0  0     5
event_activity      insert A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
event_activity      update A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
event_activity      delete A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×

event_partners      select A         ×  ×  ×     1  1  1  1     0  0     0  0     1
event_partners      select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
event_partners      insert A         ×  ×  ×     1  1  ×  ×     ×  ×     ×  ×     1
event_partners      insert B         ×  ×  ×     ×  ×  ×  ×     1  ×     ×  ×     1
event_partners      update A         ×  ×  ×     1  1  0  0     0  0     0  0     1
event_partners      update B         ×  ×  ×     0  0  0  0     1  0     0  0     1
event_partners      delete A         ×  ×  ×     0  0  0  0     0  0     0  0     1
event_partners      delete B         ×  ×  ×     0  0  0  0     1  0     0  0     1

budget_categories   select A         ×  ×  ×     1  1  1  0     0  0     0  0     1
budget_categories   select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
budget_categories   insert A         ×  ×  ×     1  1  ×  ×     ×  ×     ×  ×     1
budget_categories   insert B         ×  ×  ×     ×  ×  ×  ×     1  ×     ×  ×     1
budget_categories   update A         ×  ×  ×     1  1  0  0     0  0     0  0     1
budget_categories   update B         ×  ×  ×     0  0  0  0     1  0     0  0     1
budget_categories   delete A         ×  ×  ×     1  1  0  0     0  0     0  0     1
budget_categories   delete B         ×  ×  ×     0  0  0  0     1  0     0  0     1

budget_items        select A         ×  ×  ×     1  1  1  0     0  0     0  0     1
budget_items        select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
budget_items        insert A         ×  ×  ×     1  1  ×  ×     ×  ×     ×  ×     1
budget_items        insert B         ×  ×  ×     ×  ×  ×  ×     1  ×     ×  ×     1
budget_items        update A         ×  ×  ×     1  1  0  0     0  0     0  0     1
budget_items        update B         ×  ×  ×     0  0  0  0     1  0     0  0     1
budget_items        delete A         ×  ×  ×     1  1  0  0     0  0     0  0     1
budget_items        delete B         ×  ×  ×     0  0  0  0     1  0     0  0     1

instalments         select A         ×  ×  ×     1  1  1  0     0  0     0  0     1
instalments         select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
instalments         insert A         ×  ×  ×     1  1  ×  ×     ×  ×     ×  ×     1
instalments         insert B         ×  ×  ×     ×  ×  ×  ×     1  ×     ×  ×     1
instalments         update A         ×  ×  ×     1  1  0  0     0  0     0  0     1
instalments         update B         ×  ×  ×     0  0  0  0     1  0     0  0     1
instalments         delete A         ×  ×  ×     1  1  0  0     0  0     0  0     1
instalments         delete B         ×  ×  ×     0  0  0  0     1  0     0  0     1

tasks               select A         ×  ×  ×     1  1  1  1     0  0     0  0     1
tasks               select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
tasks               insert A         ×  ×  ×     1  1  ×  ×     ×  ×     ×  ×     1
tasks               insert B         ×  ×  ×     ×  ×  ×  ×     1  ×     ×  ×     1
tasks               update A         ×  ×  ×     1  1  0  0     0  0     0  0     1
tasks               update B         ×  ×  ×     0  0  0  0     1  0     0  0     1
tasks               delete A         ×  ×  ×     1  1  0  0     0  0     0  0     1
tasks               delete B         ×  ×  ×     0  0  0  0     1  0     0  0     1

documents           select A         ×  ×  ×     2  2  2  1     0  0     0  0     2
documents           select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
documents           insert A         ×  ×  ×     1  1  ×  ×     ×  ×     ×  ×     1
documents           insert B         ×  ×  ×     ×  ×  ×  ×     1  ×     ×  ×     1
documents           update A         ×  ×  ×     2  2  0  0     0  0     0  0     2
documents           update B         ×  ×  ×     0  0  0  0     1  0     0  0     1
documents           delete A         ×  ×  ×     2  2  0  0     0  0     0  0     2
documents           delete B         ×  ×  ×     0  0  0  0     1  0     0  0     1

calendar_feeds      select A         ×  ×  ×     1  0  0  0     0  0     0  0     1
calendar_feeds      select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
calendar_feeds      insert A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
calendar_feeds      update A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
calendar_feeds      delete A         ×  ×  ×     1  0  0  0     0  0     0  0     1
calendar_feeds      delete B         ×  ×  ×     0  0  0  0     1  0     0  0     1

timeline_items      select A         ×  ×  ×     1  1  1  1     0  0     0  0     1
timeline_items      select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
timeline_items      insert A         ×  ×  ×     1  1  ×  ×     ×  ×     ×  ×     1
timeline_items      insert B         ×  ×  ×     ×  ×  ×  ×     1  ×     ×  ×     1
timeline_items      update A         ×  ×  ×     1  1  0  0     0  0     0  0     1
timeline_items      update B         ×  ×  ×     0  0  0  0     1  0     0  0     1
timeline_items      delete A         ×  ×  ×     1  1  0  0     0  0     0  0     1
timeline_items      delete B         ×  ×  ×     0  0  0  0     1  0     0  0     1

gifts               select A         ×  ×  ×     1  1  1  0     0  0     0  0     1
gifts               select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
gifts               insert A         ×  ×  ×     1  1  ×  ×     ×  ×     ×  ×     1
gifts               insert B         ×  ×  ×     ×  ×  ×  ×     1  ×     ×  ×     1
gifts               update A         ×  ×  ×     1  1  0  0     0  0     0  0     1
gifts               update B         ×  ×  ×     0  0  0  0     1  0     0  0     1
gifts               delete A         ×  ×  ×     1  1  0  0     0  0     0  0     1
gifts               delete B         ×  ×  ×     0  0  0  0     1  0     0  0     1

quote_requests      select A         ×  ×  ×     1  1  1  0     0  1     0  0     1
quote_requests      select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
quote_requests      insert A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
quote_requests      update A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
quote_requests      delete A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×

quotes              select A         ×  ×  ×     1  1  1  0     0  2     0  0     2
quotes              select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
quotes              insert A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
quotes              update A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
quotes              delete A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×

quote_lines         select A         ×  ×  ×     1  1  1  0     0  2     0  0     2
quote_lines         select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
quote_lines         insert A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
quote_lines         update A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
quote_lines         delete A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×

recommendations     select A         ×  ×  ×     1  1  1  0     0  1     0  0     1
recommendations     select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
recommendations     insert A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
recommendations     update A         ×  ×  ×     1  1  0  0     0  0     0  0     ×
recommendations     update B         ×  ×  ×     0  0  0  0     1  0     0  0     ×
recommendations     delete A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×

quote_acceptances   select A         ×  ×  ×     1  1  1  0     0  1     0  0     1
quote_acceptances   select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
quote_acceptances   insert A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
quote_acceptances   update A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
quote_acceptances   delete A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×

conversations       select A         ×  ×  ×     1  1  1  0     0  1     0  0     1
conversations       select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
conversations       insert A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
conversations       update A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
conversations       delete A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×

messages            select A         ×  ×  ×     2  2  2  0     0  2     0  0     2
messages            select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
messages            insert A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
messages            update A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
messages            delete A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×

conversation_reads  select A         ×  ×  ×     1  0  0  0     0  0     0  0     1
conversation_reads  select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
conversation_reads  insert A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
conversation_reads  update A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
conversation_reads  delete A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
`;
