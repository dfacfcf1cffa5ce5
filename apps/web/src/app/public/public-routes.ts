// The routes of the public site and of the directory, which need no session.
import type { RouteObject } from 'react-router';
import { page } from '#web/app/route.ts';

const staticPage = { isStatic: true };
const deferred = { isHydrationDeferred: true };

export const publicRoutes: RouteObject[] = [
  page('home', () => import('#web/app/public/home/home-page.tsx'), staticPage),
  page('about', () => import('#web/app/public/about-page.tsx'), staticPage),
  page('reviews', () => import('#web/app/public/reviews-page.tsx'), staticPage),
  page('services/:service', () => import('#web/app/public/services/service-page.tsx'), staticPage),
  page('blog', () => import('#web/app/public/blog/blog-page.tsx'), staticPage),
  page('blog/:slug', () => import('#web/app/public/blog/post-page.tsx'), staticPage),
  page('help', () => import('#web/app/public/help-page.tsx'), staticPage),
  page('pages/:slug', () => import('#web/app/public/text-page.tsx'), staticPage),
  page('partners', () => import('#web/app/public/partners/directory-page.tsx'), deferred),
  page('partners/classement', () => import('#web/app/public/partners/ranking-page.tsx'), staticPage),
  page('partners/:categoryId', () => import('#web/app/public/partners/directory-page.tsx'), deferred),
  page('partners/:categoryId/:slug', () => import('#web/app/public/partners/partner-page.tsx'), deferred),
  page('contact', () => import('#web/app/public/contact-page.tsx'), deferred),
  page('terms', () => import('#web/app/public/legal/terms-page.tsx'), staticPage),
  page('privacy', () => import('#web/app/public/legal/privacy-page.tsx'), staticPage),
  page('privacy/request', () => import('#web/app/public/privacy/request-page.tsx'), deferred),
  page('privacy/request/:token', () => import('#web/app/public/privacy/proof-page.tsx'), deferred),
  page('privacy/data/:token', () => import('#web/app/public/privacy/data-page.tsx'), deferred),
  page('cookies', () => import('#web/app/public/legal/cookies-page.tsx'), staticPage),
  page('accessibility', () => import('#web/app/public/legal/accessibility-page.tsx'), staticPage),
];
