-- Who may touch what, and the protocol options that are off by default.
grant usage on schema public, archive to anon, authenticated, service_role;
grant all on all tables in schema public, archive to anon, authenticated, service_role;
grant all on all sequences in schema public, archive to anon, authenticated, service_role;
grant execute on all functions in schema public, archive to anon, authenticated, service_role;

revoke all on public.payroll from anon, authenticated;
revoke all on public.notices from anon;
revoke all on function public.members_only() from public, anon;

alter role authenticator set pgrst.db_aggregates_enabled to 'true';
alter role authenticator set pgrst.db_plan_enabled to 'true';
alter role authenticator set pgrst.db_tx_end to 'commit-allow-override';
notify pgrst, 'reload config';
