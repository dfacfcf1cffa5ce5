// The routes of the four areas: clients, partners and administrators sign in, guests hold a link. Each area and each of its pages is a
// chunk of its own.
import { type RouteObject, redirect } from 'react-router';
import { area, layout, page } from '#web/app/route.ts';

const dashboard = () => page('dashboard', 'dashboard-page', () => import('#web/app/dashboard-page.tsx'));
const account = () => page('account', 'account/account-page', () => import('#web/app/account/account-page.tsx'));
const upcoming = (path: string) => page(path, 'upcoming-page', () => import('#web/app/upcoming-page.tsx'));
const unknown = () =>
  page('*', 'area-not-found-page', () => import('#web/app/area-not-found-page.tsx'), { status: 404 });
const index = (path: string): RouteObject => ({ index: true, loader: () => redirect(path) });

export const areaRoutes: RouteObject[] = [
  area('client', 'client/client-layout', () => import('#web/app/client/client-layout.tsx'), [
    index('/client/dashboard'),
    page('dashboard', 'client/dashboard-page', () => import('#web/app/client/dashboard-page.tsx')),
    page('events', 'client/events/events-page', () => import('#web/app/client/events/events-page.tsx')),
    page('events/new', 'client/events/new-event-page', () => import('#web/app/client/events/new-event-page.tsx')),
    page('events/:eventId', 'client/events/event-page', () => import('#web/app/client/events/event-page.tsx')),
    layout('client/event-layout', () => import('#web/app/client/event-layout.tsx'), [
      page('todo/:taskId?', 'client/todo/todo-page', () => import('#web/app/client/todo/todo-page.tsx')),
      page('guests/import', 'client/guests/import-page', () => import('#web/app/client/guests/import-page.tsx')),
      page('guests/history', 'client/guests/history-page', () => import('#web/app/client/guests/history-page.tsx')),
      page('guests/kitchen', 'client/kitchen-links-page', () => import('#web/app/client/kitchen-links-page.tsx')),
      page('guests/:householdId?', 'client/guests/guests-page', () => import('#web/app/client/guests/guests-page.tsx')),
      page(
        'invitations',
        'client/invitations/invitations-page',
        () => import('#web/app/client/invitations/invitations-page.tsx'),
      ),
      page('budget/:lineId?', 'client/budget/budget-page', () => import('#web/app/client/budget/budget-page.tsx')),
      page('timeline', 'client/timeline/timeline-page', () => import('#web/app/client/timeline/timeline-page.tsx')),
      page(
        'documents',
        'client/documents/documents-page',
        () => import('#web/app/client/documents/documents-page.tsx'),
      ),
      page('partners', 'client/partners/partners-page', () => import('#web/app/client/partners/partners-page.tsx')),
      page(
        'partners/compare',
        'client/partners/compare-page',
        () => import('#web/app/client/partners/compare-page.tsx'),
      ),
      page(
        'partners/requests/:requestId',
        'client/partners/request-page',
        () => import('#web/app/client/partners/request-page.tsx'),
      ),
      page('messages', 'client/messages/messages-page', () => import('#web/app/client/messages/messages-page.tsx')),
      page('website', 'client/website/website-page', () => import('#web/app/client/website/website-page.tsx')),
      page('website/menus', 'client/website/menus-page', () => import('#web/app/client/website/menus-page.tsx')),
      page(
        'website/menus/:momentId',
        'client/website/choices-page',
        () => import('#web/app/client/website/choices-page.tsx'),
      ),
      page('website/album', 'client/website/album-page', () => import('#web/app/client/website/album-page.tsx')),
      page('website/words', 'client/website/messages-page', () => import('#web/app/client/website/messages-page.tsx')),
    ]),
    account(),
    unknown(),
  ]),
  area('partner', 'partner/partner-layout', () => import('#web/app/partner/partner-layout.tsx'), [
    index('/partner/dashboard'),
    page('dashboard', 'partner/dashboard-page', () => import('#web/app/partner/dashboard-page.tsx')),
    page('recommendations', 'partner/recommendations-page', () => import('#web/app/partner/recommendations-page.tsx')),
    page('calendar', 'partner/calendar-page', () => import('#web/app/partner/calendar-page.tsx')),
    page('reviews', 'partner/reviews-page', () => import('#web/app/partner/reviews-page.tsx')),
    page('quotes/new', 'partner/quotes/new-quote-page', () => import('#web/app/partner/quotes/new-quote-page.tsx')),
    page('quotes/:quoteId', 'partner/quotes/quote-page', () => import('#web/app/partner/quotes/quote-page.tsx')),
    page('listing', 'partner/listing/listing-page', () => import('#web/app/partner/listing/listing-page.tsx')),
    page(
      'listing/new',
      'partner/listing/new-listing-page',
      () => import('#web/app/partner/listing/new-listing-page.tsx'),
    ),
    page('requests', 'partner/requests/requests-page', () => import('#web/app/partner/requests/requests-page.tsx')),
    page(
      'requests/:requestId',
      'partner/requests/request-page',
      () => import('#web/app/partner/requests/request-page.tsx'),
    ),
    page(
      'messages/:requestId?',
      'partner/messages/messages-page',
      () => import('#web/app/partner/messages/messages-page.tsx'),
    ),
    page('invoices', 'partner/invoices/invoices-page', () => import('#web/app/partner/invoices/invoices-page.tsx')),
    page(
      'invoices/:requestId',
      'partner/invoices/booking-page',
      () => import('#web/app/partner/invoices/booking-page.tsx'),
    ),
    account(),
    unknown(),
  ]),
  area('admin', 'admin/admin-layout', () => import('#web/app/admin/admin-layout.tsx'), [
    index('/admin/dashboard'),
    dashboard(),
    upcoming('clients'),
    upcoming('partners'),
    upcoming('settings'),
    account(),
    unknown(),
  ]),
  area('guest', 'guest/guest-layout', () => import('#web/app/guest/guest-layout.tsx'), [
    page('', 'guest/guest-page', () => import('#web/app/guest/guest-page.tsx')),
    layout('guest/invitation-layout', () => import('#web/app/guest/invitation-layout.tsx'), [
      page('event', 'guest/event-page', () => import('#web/app/guest/event-page.tsx')),
      page('menu', 'guest/menu-page', () => import('#web/app/guest/menu-page.tsx')),
      page('photos', 'guest/photos-page', () => import('#web/app/guest/photos-page.tsx')),
      page('data', 'guest/data-page', () => import('#web/app/guest/data-page.tsx')),
      page(':guestId', 'guest/invitation-page', () => import('#web/app/guest/invitation-page.tsx')),
    ]),
    unknown(),
  ]),
];
