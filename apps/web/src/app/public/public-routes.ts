// The routes of the public site and of the directory, which need no session.
import type { RouteObject } from 'react-router';
import { page } from '#web/app/route.ts';

const staticPage = { isStatic: true };
const deferred = { isHydrationDeferred: true };

export const publicRoutes: RouteObject[] = [
  page('home', 'public/home-page', () => import('#web/app/public/home-page.tsx'), staticPage),
  page('about', 'public/about-page', () => import('#web/app/public/about-page.tsx'), staticPage),
  page('reviews', 'public/reviews-page', () => import('#web/app/public/reviews-page.tsx'), staticPage),
  page('services/:service', 'public/service-page', () => import('#web/app/public/service-page.tsx'), staticPage),
  page('blog', 'public/blog-page', () => import('#web/app/public/blog-page.tsx'), staticPage),
  page('blog/:slug', 'public/post-page', () => import('#web/app/public/post-page.tsx'), staticPage),
  page(
    'partners',
    'public/partners/directory-page',
    () => import('#web/app/public/partners/directory-page.tsx'),
    deferred,
  ),
  page(
    'partners/classement',
    'public/partners/ranking-page',
    () => import('#web/app/public/partners/ranking-page.tsx'),
    staticPage,
  ),
  page(
    'partners/:categoryId',
    'public/partners/directory-page',
    () => import('#web/app/public/partners/directory-page.tsx'),
    deferred,
  ),
  page(
    'partners/:categoryId/:slug',
    'public/partners/partner-page',
    () => import('#web/app/public/partners/partner-page.tsx'),
    deferred,
  ),
  page('contact', 'public/contact-page', () => import('#web/app/public/contact-page.tsx'), deferred),
  page('terms', 'public/terms-page', () => import('#web/app/public/terms-page.tsx'), staticPage),
  page('privacy', 'public/privacy-page', () => import('#web/app/public/privacy-page.tsx'), staticPage),
  page('cookies', 'public/cookies-page', () => import('#web/app/public/cookies-page.tsx'), staticPage),
];
