// Moves dates that a test cannot wait for. Only the owner of the database may write these rows.

/**
 * $1 is a request, $2 a number: the booking, its question and its event move back until its last day was so many days ago. The
 * quote follows its event, also to a day on which the partner was at another one.
 */
export const moveBookingBack = `
  with booking as (
    select r.id, r.event_id, c.ends_on - (private.today() - $2::integer) as days
    from public.quote_requests r join private.booking_checks c on c.request_id = r.id where r.id = $1::uuid
  ), request as (
    update public.quote_requests r set created_at = r.created_at - make_interval(days => b.days)
    from booking b where r.id = b.id
  ), bookings as (
    delete from public.partner_bookings b using public.quote_requests r, public.quotes q
    where r.id = $1::uuid and b.partner_id = r.partner_id and q.id = b.quote_id and q.request_id <> r.id and b.day < private.today()
  ), calendar as (
    delete from public.partner_availability a using public.quote_requests r
    where r.id = $1::uuid and a.partner_id = r.partner_id and a.day < private.today()
  ), event as (
    update public.events e set starts_on = e.starts_on - b.days, ends_on = e.ends_on - b.days, rsvp_closes_on = null
    from booking b where e.id = b.event_id
  )
  update private.booking_checks c
  set accepted_on = c.accepted_on - b.days, starts_on = c.starts_on - b.days, ends_on = c.ends_on - b.days
  from booking b where c.request_id = b.id`;
