import { richTextLimits } from '@/lib/base/rich-text/codes';
import type { ThingKind } from '@/lib/base/thing/codes';

/** The content page that /contact-us shows, unless configured otherwise (specification section 7). */
export const contactPageId = '3209';

/** Content pages of /Agreement; every site has them and the following ones from its first start. */
export const agreementPageId = 'agreement';
export const privacyPageId = 'privacy';
export const liveAgreementPageId = 'live-service';
export const memberAgreementPageId = 'member-service';
export const aboutPageId = 'about';
export const contactFormPageId = 'contact';
export const ratesPageId = 'rates';
/** The special of /match/presentfuture (specification section 2). */
export const presentFutureId = 'presentfuture';

/**
 * What a page is: a text for a fixed place, a legal text (which /treaty/[id] shows too), the page about the platform
 * with its figures, the rate card with its prices, or a special: a page of blocks.
 */
export const contentKinds = ['text', 'legal', 'about', 'rates', 'special'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** The kinds of pages that staff may add. */
export const addedKinds = ['text', 'legal', 'special'] as const satisfies readonly ContentKind[];

/** An id that staff may give; addresses are checked by it, so that no other is looked up or cached. */
export const contentIdPattern = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;

/** Maximum size of a picture file. */
export const contentPictureMaxBytes = 10 * 1024 * 1024;

/** In characters. A body has the limits of rich text. */
export const contentLimits = { title: 120, description: 300, body: richTextLimits.characters } as const;

/** Things that a block may show by reference: those with a page of their own. */
export const namedKinds = [
  'video',
  'person',
  'topic',
  'activity',
  'playlist',
  'article',
  'question',
] as const satisfies readonly ThingKind[];

/**
 * Limits of the blocks of a page; texts in characters. `items` is that of all pictures, things, rows and partners together: with
 * them, a page stays below the number of values that a request may have (ADR 24).
 */
export const blockLimits = {
  blocks: 30,
  items: 100,
  title: 80,
  line: 200,
  time: 40,
  text: richTextLimits.characters,
  pictures: 24,
  things: 24,
  rows: 60,
  partners: 60,
} as const;
