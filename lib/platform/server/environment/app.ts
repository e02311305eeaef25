import { existsSync } from 'node:fs';
import { z } from 'zod';
import { listOf, page } from './values';

/** The native app. */
export const appValues = {
  APP_SCHEME: z
    .string()
    .regex(/^[a-z][a-z0-9+.-]*$/, 'must be the name of a scheme, such as lightfield')
    .optional(),
  APP_STORE_URL: page.optional(),
  APP_MARKET_URL: page.optional(),
  APP_UNIVERSAL_LINK: page.optional(),
  APP_APK_FILE: z
    .string()
    .refine((file) => existsSync(file), 'must name a file')
    .optional(),
  APPLE_APP_IDS: listOf(/^[A-Z0-9]{10}\.[A-Za-z0-9.-]+$/, 'must be ids such as ABCDE12345.org.example.app').default([]),
  ANDROID_APP_PACKAGE: z
    .string()
    .regex(/^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/, 'must be a package such as org.example.app')
    .optional(),
  ANDROID_APP_FINGERPRINTS: listOf(
    /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/,
    'must be SHA-256 fingerprints such as 14:6D:E9:…',
  ).default([]),
};
