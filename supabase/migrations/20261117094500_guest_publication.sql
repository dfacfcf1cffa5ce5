-- What pages follow live. Each change is told under the policies and the columns of whoever listens.
alter publication supabase_realtime add table
  public.events, public.event_members, public.event_websites, public.event_invitations, public.moments, public.households,
  public.guests, public.moment_invitations, public.guest_replies, public.menus, public.menu_choices, public.invitation_texts,
  public.invitation_sends, public.invitation_mails, public.guest_photos, public.share_links;
