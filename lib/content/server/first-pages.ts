import { sanitizeRichText } from '@/lib/platform/server/rich-text';
import { agreementPageId, privacyPageId } from '../contract';
import { agreementEn } from './first-pages/agreement-en';
import { agreementZh } from './first-pages/agreement-zh';
import { privacyEn } from './first-pages/privacy-en';
import { privacyZh } from './first-pages/privacy-zh';
import type { ContentPageText } from './save-content-page';

const texts: readonly ContentPageText[] = [
  { id: agreementPageId, language: 'zh', ...agreementZh },
  { id: agreementPageId, language: 'en', ...agreementEn },
  { id: privacyPageId, language: 'zh', ...privacyZh },
  { id: privacyPageId, language: 'en', ...privacyEn },
];

/** The content pages that every site begins with, since people agree to them when they register. Staff may change them. */
export function firstPages(): ContentPageText[] {
  return texts.map((page) => ({ ...page, body: sanitizeRichText(page.body) }));
}
