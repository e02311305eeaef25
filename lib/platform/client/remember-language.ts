import type { Language } from '@/lib/platform/shared/language';
import { writeStored } from './storage';

const year = 365 * 24 * 60 * 60;

/** Stores the language the visitor chose: for this program, and for the middleware in the cookie `language` (DESIGN 6). */
export function rememberLanguage(language: Language): void {
  writeStored('language', `#!${language}`);
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has no Cookie Store API before 18.4
  document.cookie = `language=${language}; path=/; max-age=${year}; samesite=lax`;
}
