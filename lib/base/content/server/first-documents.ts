import {
  aboutPageId,
  type ContentDocument,
  contactFormPageId,
  contactPageId,
  liveAgreementPageId,
  memberAgreementPageId,
  ratesPageId,
} from '../contract';
import { cleanDocument } from './documents';
import { aboutEn, aboutFigures, aboutZh } from './first-pages/about';
import { contactEn, contactUsEn, contactUsZh, contactZh } from './first-pages/contact';
import { liveServiceEn } from './first-pages/live-service-en';
import { liveServiceZh } from './first-pages/live-service-zh';
import { memberServiceEn } from './first-pages/member-service-en';
import { memberServiceZh } from './first-pages/member-service-zh';
import { firstRates, ratesEn, ratesZh } from './first-pages/rates';

const documents: Record<string, ContentDocument> = {
  [aboutPageId]: { kind: 'about', zh: aboutZh, en: aboutEn, data: aboutFigures },
  [contactPageId]: { kind: 'text', zh: contactUsZh, en: contactUsEn, data: null },
  [contactFormPageId]: { kind: 'text', zh: contactZh, en: contactEn, data: null },
  [liveAgreementPageId]: { kind: 'legal', zh: liveServiceZh, en: liveServiceEn, data: null },
  [memberAgreementPageId]: { kind: 'legal', zh: memberServiceZh, en: memberServiceEn, data: null },
  [ratesPageId]: { kind: 'rates', zh: ratesZh, en: ratesEn, data: firstRates },
};

/** The documents, by their ids, that every site has from its first start beside the agreements. Staff may change them. */
export function firstDocuments(): Map<string, ContentDocument> {
  return new Map(Object.entries(documents).map(([id, document]) => [id, cleanDocument(document)]));
}
