// The static URLs of the sitemap, besides posts and partners. A test compares them with the route table.
import { trades } from '@liesse/domain';

const services = ['planning', 'vendors', 'tools', 'inspiration', 'day-of'] as const;

export const publicUrls: readonly string[] = [
  '/home',
  '/partners',
  '/partners/classement',
  ...trades.map(({ id }) => `/partners/${id}`),
  ...services.map((service) => `/services/${service}`),
  '/reviews',
  '/about',
  '/blog',
  '/contact',
  '/help',
  '/terms',
  '/privacy',
  '/privacy/request',
  '/cookies',
  '/accessibility',
];

export const postUrl = (slug: string): string => `/blog/${slug}`;

export const partnerUrl = ({ type, slug }: { type: string; slug: string }): string => `/partners/${type}/${slug}`;
