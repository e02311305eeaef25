import { devices } from '@playwright/test';

/** A phone, which journeys run on otherwise too, and a laptop. */
export const screens = [
  { width: 390, use: {} },
  {
    width: 1280,
    use: {
      viewport: { width: 1280, height: 800 },
      isMobile: false,
      hasTouch: false,
      userAgent: devices['Desktop Chrome'].userAgent,
    },
  },
] as const;

/** The pages that speak to business customers (specification section 2). */
export const businessPages = ['/business', '/contact-us', '/advertisement', '/service', '/customer'] as const;
