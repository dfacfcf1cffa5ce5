// The pages of the public site that anybody may read, the directory among them.
import type { RouteObject } from 'react-router';
import { page } from '#web/app/route.ts';

const still = { isStatic: true };
const readFirst = { isHydrationDeferred: true };

export const publicRoutes: RouteObject[] = [
  page('home', 'public/home-page', () => import('#web/app/public/home-page.tsx'), still),
  page('about', 'public/about-page', () => import('#web/app/public/about-page.tsx'), still),
  page('reviews', 'public/reviews-page', () => import('#web/app/public/reviews-page.tsx'), still),
  page('services/:service', 'public/service-page', () => import('#web/app/public/service-page.tsx'), still),
  page('blog', 'public/blog-page', () => import('#web/app/public/blog-page.tsx'), still),
  page('blog/:slug', 'public/post-page', () => import('#web/app/public/post-page.tsx'), still),
  page(
    'partners',
    'public/partners/directory-page',
    () => import('#web/app/public/partners/directory-page.tsx'),
    readFirst,
  ),
  page(
    'partners/classement',
    'public/partners/ranking-page',
    () => import('#web/app/public/partners/ranking-page.tsx'),
    still,
  ),
  page(
    'partners/:categoryId',
    'public/partners/directory-page',
    () => import('#web/app/public/partners/directory-page.tsx'),
    readFirst,
  ),
  page(
    'partners/:categoryId/:slug',
    'public/partners/partner-page',
    () => import('#web/app/public/partners/partner-page.tsx'),
    readFirst,
  ),
  page('contact', 'public/contact-page', () => import('#web/app/public/contact-page.tsx'), readFirst),
  page('terms', 'public/terms-page', () => import('#web/app/public/terms-page.tsx'), still),
  page('privacy', 'public/privacy-page', () => import('#web/app/public/privacy-page.tsx'), still),
  page('cookies', 'public/cookies-page', () => import('#web/app/public/cookies-page.tsx'), still),
];
