// The routes of the four areas: clients, partners and administrators sign in, guests hold a link. Each area and each of its pages is a
// chunk of its own.
import { type RouteObject, redirect } from 'react-router';
import { area, layout, page } from '#web/app/route.ts';

const account = () => page('account', () => import('#web/app/account/account-page.tsx'));
const unknown = () => page('*', () => import('#web/app/area-not-found-page.tsx'), { status: 404 });
const index = (path: string): RouteObject => ({ index: true, loader: () => redirect(path) });

export const areaRoutes: RouteObject[] = [
  area('client', () => import('#web/app/client/client-layout.tsx'), [
    index('/client/dashboard'),
    page('dashboard', () => import('#web/app/client/dashboard-page.tsx')),
    page('events', () => import('#web/app/client/events/events-page.tsx')),
    page('events/new', () => import('#web/app/client/events/new-event-page.tsx')),
    page('events/:eventId', () => import('#web/app/client/events/event-page.tsx')),
    layout(
      () => import('#web/app/client/event-layout.tsx'),
      [
        page('todo/:taskId?', () => import('#web/app/client/todo/todo-page.tsx')),
        page('guests/import', () => import('#web/app/client/guests/import-page.tsx')),
        page('guests/history', () => import('#web/app/client/guests/history-page.tsx')),
        page('guests/kitchen', () => import('#web/app/client/kitchen-links-page.tsx')),
        page('guests/:householdId?', () => import('#web/app/client/guests/guests-page.tsx')),
        page('invitations', () => import('#web/app/client/invitations/invitations-page.tsx')),
        page('budget/:lineId?', () => import('#web/app/client/budget/budget-page.tsx')),
        page('seating', () => import('#web/app/client/seating/seating-page.tsx')),
        page('timeline', () => import('#web/app/client/timeline/timeline-page.tsx')),
        page('documents', () => import('#web/app/client/documents/documents-page.tsx')),
        page('partners', () => import('#web/app/client/partners/partners-page.tsx')),
        page('partners/search/:categoryId?', () => import('#web/app/client/partners/search-page.tsx')),
        page('partners/search/:categoryId/:slug', () => import('#web/app/client/partners/found-partner-page.tsx')),
        page('partners/compare', () => import('#web/app/client/partners/compare-page.tsx')),
        page('partners/requests/:requestId', () => import('#web/app/client/partners/request-page.tsx')),
        page('messages', () => import('#web/app/client/messages/messages-page.tsx')),
        page('website', () => import('#web/app/client/website/website-page.tsx')),
        page('website/menus', () => import('#web/app/client/website/menus-page.tsx')),
        page('website/menus/:momentId', () => import('#web/app/client/website/choices-page.tsx')),
        page('website/album', () => import('#web/app/client/website/album-page.tsx')),
        page('website/languages', () => import('#web/app/client/website/languages-page.tsx')),
        page('website/gifts', () => import('#web/app/client/website/gifts-page.tsx')),
        page('website/words', () => import('#web/app/client/website/messages-page.tsx')),
      ],
    ),
    account(),
    unknown(),
  ]),
  area('partner', () => import('#web/app/partner/partner-layout.tsx'), [
    index('/partner/dashboard'),
    page('dashboard', () => import('#web/app/partner/dashboard-page.tsx')),
    page('recommendations', () => import('#web/app/partner/recommendations-page.tsx')),
    page('calendar', () => import('#web/app/partner/calendar-page.tsx')),
    page('reviews', () => import('#web/app/partner/reviews-page.tsx')),
    page('quotes', () => import('#web/app/partner/quotes/quotes-page.tsx')),
    page('quotes/templates/:templateId', () => import('#web/app/partner/quotes/template-page.tsx')),
    page('quotes/new', () => import('#web/app/partner/quotes/new-quote-page.tsx')),
    page('quotes/:quoteId', () => import('#web/app/partner/quotes/quote-page.tsx')),
    page('listing', () => import('#web/app/partner/listing/listing-page.tsx')),
    page('listing/new', () => import('#web/app/partner/listing/new-listing-page.tsx')),
    page('requests', () => import('#web/app/partner/requests/requests-page.tsx')),
    page('requests/:requestId', () => import('#web/app/partner/requests/request-page.tsx')),
    page('messages/:requestId?', () => import('#web/app/partner/messages/messages-page.tsx')),
    page('invoices', () => import('#web/app/partner/invoices/invoices-page.tsx')),
    page('invoices/:requestId', () => import('#web/app/partner/invoices/booking-page.tsx')),
    account(),
    unknown(),
  ]),
  area('admin', () => import('#web/app/admin/admin-layout.tsx'), [
    index('/admin/dashboard'),
    page('dashboard', () => import('#web/app/admin/dashboard-page.tsx')),
    page('clients', () => import('#web/app/admin/clients/clients-page.tsx')),
    page('clients/:clientId', () => import('#web/app/admin/clients/client-page.tsx')),
    page('partners', () => import('#web/app/admin/partners/partners-page.tsx')),
    page('partners/:partnerId', () => import('#web/app/admin/partners/partner-page.tsx')),
    page('reviews', () => import('#web/app/admin/moderation/moderation-page.tsx')),
    page('reviews/:caseId', () => import('#web/app/admin/moderation/case-page.tsx')),
    page('messages', () => import('#web/app/admin/messages-page.tsx')),
    page('content', () => import('#web/app/admin/content/content-page.tsx')),
    page('content/posts/:postId', () => import('#web/app/admin/content/post-page.tsx')),
    page('content/pages/:pageSlug', () => import('#web/app/admin/content/page-page.tsx')),
    page('admins', () => import('#web/app/admin/admins-page.tsx')),
    page('security', () => import('#web/app/admin/security-page.tsx')),
    page('audit', () => import('#web/app/admin/audit-page.tsx')),
    page('privacy', () => import('#web/app/admin/privacy-page.tsx')),
    page('system', () => import('#web/app/admin/system-page.tsx')),
    page('settings', () => import('#web/app/admin/settings-page.tsx')),
    account(),
    unknown(),
  ]),
  {
    ...area('guest', () => import('#web/app/guest/guest-layout.tsx'), [
      page('', () => import('#web/app/guest/guest-page.tsx')),
      layout(
        () => import('#web/app/guest/invitation-layout.tsx'),
        [
          page('event', () => import('#web/app/guest/event-page.tsx')),
          page('menu', () => import('#web/app/guest/menu-page.tsx')),
          page('photos', () => import('#web/app/guest/photos-page.tsx'), { needsApplication: true }),
          page('photos/:photoId/report', () => import('#web/app/guest/photo-report-page.tsx'), {
            needsApplication: true,
          }),
          page('data', () => import('#web/app/guest/data-page.tsx')),
          page(':guestId', () => import('#web/app/guest/invitation-page.tsx')),
        ],
      ),
      page('*', () => import('#web/app/guest/not-found-page.tsx'), { status: 404 }),
    ]),
    // The server reads the invitation with the first page only.
    shouldRevalidate: () => false,
  },
];
