-- Live changes, messages of channels, and who is present. The parts named realtime-… lay their tables and functions here.
create schema if not exists realtime;
grant usage on schema realtime to anon, authenticated, service_role, authenticator;
