// The queue of mails is not laid for these tests: what would be mailed is written down instead, once for each key.
import type { Stage } from './transaction.ts';

export const noteMails = ({ prepare }: Stage) =>
  prepare(`do $do$ begin
    perform private.remember_site_address('https://liesse.example');
    create table private.noted (key text primary key, kind text, recipient text, subject text, body text);
    create or replace function platform.send_mail(
      key text, kind text, recipient text, subject text, body_text text,
      body_html text default null, run_at timestamptz default now()
    ) returns uuid language sql security definer set search_path = '' as $$
      insert into private.noted values (key, kind, recipient, subject, body_text) on conflict do nothing;
      select gen_random_uuid() $$;
  end $do$`);

interface Mail {
  recipient: string;
  subject: string;
  body: string;
}
export const mails = async ({ prepare }: Stage) =>
  (await prepare('select recipient, subject, body from private.noted order by recipient')) as unknown as Mail[];
