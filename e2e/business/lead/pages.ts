import type { BusinessLanguage } from './words';

/** The pages for business customers (specification section 2). */
export const businessPages = ['/business', '/contact-us', '/advertisement', '/service', '/customer'] as const;

/** Those with a bar at the bottom; customer service has its composer there. */
export const barredPages = businessPages.filter((path) => path !== '/customer');

/** The four cards, and the four choices of each popup, in order (specification section 2). */
export const cards = ['resources', 'activities', 'competitions', 'advertising'] as const;
export const choices = {
  '/business': cards,
  '/contact-us': ['activities', 'advertising', 'competitions', 'sales'],
} as const;

export const requestPath = ({ prefix }: BusinessLanguage, service: string) => `${prefix}/business/request/${service}`;
